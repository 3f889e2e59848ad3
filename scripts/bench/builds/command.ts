import { resolvePartNames } from '../../build/resolve-part-names'
import type { Measurement } from '../measurement'
import { textTable } from '../text-table'
import { benchBuilds, type BuildsBench } from './bench-builds'

/** Formats the build times and the second start. */
function buildsText({ perPart, all, secondStart }: BuildsBench): string {
  const row = (name: string, { build, unchanged }: BuildsBench['all']) => [name, build.toFixed(1), unchanged.toFixed(1)]
  const rows = [...Object.entries(perPart).map(([part, times]) => row(part, times)), row('all, side by side', all)]
  return [
    ...textTable([['part', 'build s', 'unchanged s'], ...rows]),
    `npm start, second time: ready after ${secondStart.toFixed(1)} s`,
  ].join('\n')
}

/** `npm run bench -- builds`. */
export const buildsMeasurement: Measurement<BuildsBench> = {
  name: 'builds',
  about: 'Time to build one remote and all parts, clean and unchanged; then a second npm start in the same folder.',
  options: {
    only: {
      type: 'string',
      value: 'part,part',
      help: 'single parts to build (default catalogue)',
      default: 'catalogue',
    },
  },
  measure: ({ only }, workplace) => benchBuilds(resolvePartNames(String(only).split(',')), workplace),
  text: buildsText,
}
