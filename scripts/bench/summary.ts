import { median, percentilesText } from '../measuring/percentile'
import { medianRate, shareOf, type CallBench } from './api/api-report'
import type { BuildsBench } from './builds/bench-builds'
import type { CpuBench } from './cpu/bench-cpu'
import { byCost, MAX_CPU_MS } from './cpu/cpu-report'
import type { DocumentsBench, MixBench } from './documents/bench-documents'
import { shareOfFloor, totalMegabytes } from './documents/documents-report'
import type { PageBench } from './lighthouse/report'
import type { MemoryBench, MemorySample } from './memory/bench-memory'
import { growthOf } from './memory/growth'
import type { PagesBench } from './pages/bench-pages'
import type { RendersBench } from './renders/bench-renders'
import type { RollbackBench } from './rollback/measure'
import { spreadText } from './spread'
import { textTable } from './text-table'

/** Results by measurement; failed and skipped ones are missing. */
export interface BenchResults {
  pages?: PagesBench
  lighthouse?: PageBench[]
  api?: CallBench[]
  cpu?: CpuBench
  documents?: DocumentsBench
  renders?: RendersBench
  builds?: BuildsBench
  memory?: MemoryBench
  rollback?: RollbackBench
}

/** One figure with its target; null if none is set. */
export interface Figure {
  what: string
  is: string
  aim: string
  met: boolean | null
}

const percent = (share: number) => `${(share * 100).toFixed(0)}%`

/** The key figures: all with targets, and the most useful others. */
export function keyFigures(results: BenchResults): Figure[] {
  const { pages, lighthouse, api, cpu, documents, renders, rollback, memory, builds } = results
  return [
    ...(pages ? [...listPaint(pages), ...visualStability(pages), ...interactionTimes(pages)] : []),
    ...(lighthouse ?? []).flatMap(performance),
    ...(documents ? documentFigures(documents) : []),
    ...(renders ? renderFigures(renders) : []),
    ...(api ?? []).filter(({ call }) => ['list', 'cart quote'].includes(call)).map(callRate),
    ...(cpu ? costliest(cpu) : []),
    ...(rollback ? [rollbackTime(rollback)] : []),
    ...(memory ? growth(memory) : []),
    ...(builds ? buildTimes(builds) : []),
  ]
}

const onPhone = ({ pages }: PagesBench) => pages.filter(({ conditions }) => conditions === 'phone')

/** LCP of the list on a phone, compared with the same page without script. */
function listPaint(bench: PagesBench): Figure[] {
  const lcp = (name: string) => onPhone(bench).find(({ page }) => page === name)?.vitals.lcp?.median
  const [list, floor] = [lcp('list'), lcp('list without script')]
  if (!list || !floor) return []
  const is = `${list.toFixed(0)} ms, ${percent(list / floor)} of the static page`
  return [{ what: 'list on a phone: LCP', is, aim: 'at most 105%', met: list <= floor * 1.05 }]
}

/** Blocking time and layout shifts of pages on a phone. */
function visualStability(bench: PagesBench): Figure[] {
  const own = onPhone(bench).filter(({ site }) => site !== 'floor')
  return own.flatMap(({ page, vitals: { tbt, cls } }) => [
    { what: `${page} on a phone: TBT`, is: `${spreadText(tbt)} ms`, aim: 'under 30 ms', met: tbt && tbt.median < 30 },
    { what: `${page} on a phone: CLS`, is: spreadText(cls, 3), aim: '0', met: cls && cls.median === 0 },
  ])
}

function interactionTimes({ interactions }: PagesBench): Figure[] {
  return interactions.map(({ interaction, conditions, time }) => ({
    ...{ what: `${interaction} on a ${conditions}: INP`, is: `${spreadText(time)} ms`, aim: '', met: null },
  }))
}

function performance({ page, vitals }: PageBench): Figure[] {
  const score = vitals?.scores.performance
  if (!score) return []
  return [
    { what: `Lighthouse on a phone, ${page}`, is: spreadText(score), aim: 'at least 99', met: score.median >= 99 },
  ]
}

function callRate({ call, products, api, withDatabase }: CallBench): Figure {
  const share = shareOf(api, withDatabase)
  const is = `${medianRate(api).toFixed(0)}/s, ${percent(share)} of a bare Node and PostgreSQL route`
  return { what: `API, ${call}, ${products} products`, is, aim: 'at least 50%', met: share >= 0.5 }
}

/** The request that takes most of the API's main thread, and the form with the longest turn. */
function costliest({ requests, forms }: CpuBench): Figure[] {
  const row = (what: string, call: string | undefined, ms: number): Figure => ({
    ...{ what, is: `${ms.toFixed(1)} ms, ${call}` },
    ...{ aim: `at most ${MAX_CPU_MS} ms`, met: ms <= MAX_CPU_MS },
  })
  const [worst] = byCost(requests)
  const [form] = [...forms].sort((a, b) => b.longestTurn - a.longestTurn)
  return [
    row('API, CPU of the costliest request', worst?.call, median(worst?.cpu ?? [])),
    row('API, longest turn of a form with files', form?.call, form?.longestTurn ?? 0),
  ]
}

/** Documents per second by number of addresses, on two processors. */
const MIN_RATE = 2_000
const MIN_RATE_MANY = 1_500
const MANY_ADDRESSES = 1_000
const MAX_P99_MS = 100
const MAX_MB = { 'at rest': 500, 'after the mixes': 700 }
const MAX_COLD_CPU_MS = 10

function documentFigures({ mixes, cold, demo }: DocumentsBench): Figure[] {
  const memory = (when: keyof typeof MAX_MB, megabytes: number): Figure => ({
    ...{ what: `demo shop ${when}: memory`, is: `${megabytes.toFixed(0)} MB` },
    ...{ aim: `at most ${MAX_MB[when]} MB`, met: megabytes <= MAX_MB[when] },
  })
  const coldMs = cold.cpuMs.renderer ?? 0
  return [
    ...mixes.map(mixRate),
    {
      ...{ what: 'cold list: CPU of a renderer', is: `${coldMs.toFixed(1)} ms, all threads` },
      ...{ aim: `at most ${MAX_COLD_CPU_MS} ms`, met: coldMs <= MAX_COLD_CPU_MS },
    },
    memory('at rest', totalMegabytes(demo.atRest)),
    memory('after the mixes', totalMegabytes(demo.after)),
  ]
}

function mixRate({ mix, addresses, warm, floor }: MixBench): Figure {
  const [rate, p99, hits] = [
    median(warm.map((run) => run.rate)),
    median(warm.map((run) => run.p99)),
    median(warm.map((run) => run.hits)),
  ]
  const aim = addresses > MANY_ADDRESSES ? MIN_RATE_MANY : MIN_RATE
  return {
    what: `documents, ${mix}`,
    is: `${rate.toFixed(0)}/s, ${percent(shareOfFloor({ warm, floor }))} of a bare server, p99 ${p99.toFixed(0)} ms, ${percent(hits)} hits`,
    aim: `${aim}/s, p99 under ${MAX_P99_MS} ms`,
    met: rate >= aim && p99 < MAX_P99_MS,
  }
}

function buildTimes({ perPart, all, secondStart }: BuildsBench): Figure[] {
  const plain = (what: string, seconds: number): Figure => ({ what, is: `${seconds.toFixed(1)} s`, aim: '', met: null })
  return [
    ...Object.entries(perPart).map(([part, { build }]) => plain(`build of ${part}`, build)),
    plain('build of all parts', all.build),
    plain('all parts again, unchanged', all.unchanged),
    plain('npm start, second time', secondStart),
  ]
}

/** Fluctuations of a garbage-collected heap below this are ignored. */
const GC_NOISE_MB = 16

function growth({ documents, flips }: MemoryBench): Figure[] {
  const row = (what: string, weights: MemorySample[]): Figure => {
    const megabytes = growthOf(weights) / 2 ** 20
    return {
      what: `memory over ${weights.at(-1)?.count} ${what}`,
      is: `${megabytes >= 0 ? '+' : ''}${megabytes.toFixed(1)} MB`,
      aim: 'no growth',
      met: megabytes < GC_NOISE_MB,
    }
  }
  return [row('documents', documents), row('moves of the pointer', flips)]
}

/** What rendering in other processes may cost. */
const POOL = { extraMs: 3, loopDelayMs: 15 }

function renderFigures({ pool, inProcess }: RendersBench): Figure[] {
  const extra = median(pool.map(({ times }) => median(times))) - median(inProcess.map(({ times }) => median(times)))
  const delay = median(pool.map(({ loopDelay }) => loopDelay))
  return [
    {
      what: 'warm render through the pool, p50',
      is: `${extra.toFixed(1)} ms more than in the process`,
      aim: `${POOL.extraMs} ms more`,
      met: extra <= POOL.extraMs,
    },
    {
      what: 'event loop delay while renderers are busy, p99',
      is: `${delay.toFixed(1)} ms`,
      aim: `under ${POOL.loopDelayMs} ms`,
      met: delay < POOL.loopDelayMs,
    },
  ]
}

function rollbackTime({ toDocument, failed }: RollbackBench): Figure {
  return {
    what: 'rollback, to the first document',
    is: `${percentilesText(toDocument, [0.5, 0.99])}, ${failed} requests failed`,
    aim: 'none failed',
    met: failed === 0,
  }
}

/** Formats the figures as one table. */
export function figuresText(figures: readonly Figure[]): string {
  const verdict = { true: 'met', false: 'MISSED', null: '' }
  const rows = figures.map(({ what, is, aim, met }) => [what, is, aim, verdict[`${met}`]])
  return textTable([['what', 'measured', 'aim', ''], ...rows]).join('\n')
}
