import { knownParts } from '../../build/known-parts'
import type { Measurement } from '../measurement'
import { textTable } from '../text-table'
import { benchBuilds, type BuildsBench } from './bench-builds'

/** Times of builds and of the second start. */
function buildsText({ one, all, secondStart }: BuildsBench): string {
  const row = (name: string, { build, unchanged }: BuildsBench['all']) => [name, build.toFixed(1), unchanged.toFixed(1)]
  const rows = [...Object.entries(one).map(([part, times]) => row(part, times)), row('all, side by side', all)]
  return [
    ...textTable([['part', 'build s', 'unchanged s'], ...rows]),
    `npm start, second time: ready after ${secondStart.toFixed(1)} s`,
  ].join('\n')
}

/** `npm run bench -- builds`. */
export const buildsMeasurement: Measurement<BuildsBench> = {
  name: 'builds',
  about:
    'Time to build one remote, all parts, and both again with nothing changed; then npm start in a folder that has been started in before.',
  options: {
    only: {
      type: 'string',
      value: 'part,part',
      help: 'single parts to build (default catalogue)',
      default: 'catalogue',
    },
  },
  measure: ({ only }, workplace) => benchBuilds(knownParts(String(only).split(',')), workplace),
  text: buildsText,
}
