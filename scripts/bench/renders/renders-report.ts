import { median, percentile } from '../../measuring/percentile'
import { textTable } from '../text-table'
import type { RenderRound, RendersBench } from './bench-renders'

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)}`

/** Renders through the pool and in the process, by the middle round, and the memory of a document server. */
export function rendersText({ path, pool, inProcess, idleLoopDelay, memory }: RendersBench): string {
  const sum = (kind: 'rss' | 'pss') => memory.reduce((total, process) => total + process[kind], 0)
  return [
    ...textTable([
      [path, 'p50 ms', 'p99 ms', 'pages/s', 'loop delay p99 ms', 'own CPU ms', "renderers' CPU ms"],
      ['through the pool', ...cellsOf(pool)],
      ['in this process', ...cellsOf(inProcess)],
      ['nothing', '', '', '', median(idleLoopDelay).toFixed(1)],
    ]),
    '',
    ...textTable([
      ['process', 'RSS MB', 'PSS MB'],
      ...memory.map(({ name, rss, pss }) => [name, megabytes(rss), megabytes(pss)]),
      ['together', megabytes(sum('rss')), megabytes(sum('pss'))],
    ]),
  ].join('\n')
}

function cellsOf(rounds: readonly RenderRound[]): string[] {
  const middle = (value: (round: RenderRound) => number) => median(rounds.map(value)).toFixed(1)
  return [
    ...[0.5, 0.99].map((share) => middle(({ times }) => percentile(times, share))),
    ...[middle(({ rate }) => rate), middle(({ loopDelay }) => loopDelay)],
    ...[middle(({ cpu }) => cpu.own), middle(({ cpu }) => cpu.renderers)],
  ]
}
