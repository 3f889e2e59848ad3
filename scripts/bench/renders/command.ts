import { positive } from '../../options/positive'
import type { Measurement } from '../measurement'
import { benchRenders, type RendersBench } from './bench-renders'
import { rendersText } from './renders-report'

/** `npm run bench -- renders`. */
export const rendersMeasurement: Measurement<RendersBench> = {
  name: 'renders',
  about:
    'A warm render through the pool of confined processes next to one in the process itself, in turn: time, event loop delay and CPU; memory of a document server with its renderers.',
  options: {
    rounds: { type: 'string', value: 'n', help: 'rounds (default 5)', default: '5' },
    renders: { type: 'string', value: 'n', help: 'renders of each kind in a round (default 200)', default: '200' },
  },
  measure: ({ rounds, renders }, workplace) =>
    benchRenders({ rounds: positive(rounds, 'rounds'), renders: positive(renders, 'renders') }, workplace),
  text: rendersText,
}
