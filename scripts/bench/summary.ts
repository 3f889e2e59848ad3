import { percentilesText } from '../measuring/percentile'
import { medianRate, shareOf, type CallBench } from './api/api-report'
import type { BuildsBench } from './builds/bench-builds'
import type { DocumentBench } from './documents/bench-documents'
import type { MemoryBench } from './memory/bench-memory'
import type { PagesBench } from './pages/command'
import type { RollbackBench } from './rollback/measure'
import { textTable } from './text-table'

/** Results by the name of their measurement; those that were left out are not there. */
export interface BenchResults {
  pages?: PagesBench
  api?: CallBench[]
  documents?: DocumentBench[]
  builds?: BuildsBench
  memory?: MemoryBench
  rollback?: RollbackBench
}

/** One figure beside its aim; null where none was set. */
export interface Figure {
  what: string
  is: string
  aim: string
  met: boolean | null
}

const percent = (share: number) => `${(share * 100).toFixed(0)}%`

/** The figures that aims were set for, and what else one asks first. */
export function keyFigures({ pages, api, documents, builds, memory, rollback }: BenchResults): Figure[] {
  return [
    ...(pages ? listPaint(pages) : []),
    ...(api ?? []).filter(({ call }) => ['list', 'cart quote'].includes(call)).map(callRate),
    ...(documents ?? []).flatMap(documentRate),
    ...(builds ? buildTimes(builds) : []),
    ...(memory ? growth(memory) : []),
    ...(rollback ? [rollbackTime(rollback)] : []),
  ]
}

/** The list's largest paint on a phone, beside the same page without script. */
function listPaint({ pages }: PagesBench): Figure[] {
  const lcp = (name: string) =>
    pages.find((page) => page.page === name && page.conditions === 'phone')?.vitals.lcp.median
  const [list, floor] = [lcp('list'), lcp('list without script')]
  if (!list || !floor) return []
  const is = `${list.toFixed(0)} ms, ${percent(list / floor)} of the static page`
  return [{ what: 'list on a phone: LCP', is, aim: 'at most 105%', met: list <= floor * 1.05 }]
}

function callRate({ call, products, api, bareRoute }: CallBench): Figure {
  const share = shareOf(api, bareRoute)
  const is = `${medianRate(api).toFixed(0)}/s, ${percent(share)} of a bare route`
  return { what: `API, ${call}, ${products} products`, is, aim: 'at least 50%', met: share >= 0.5 }
}

function documentRate({ page, cold, cached, bare }: DocumentBench): Figure[] {
  const share = shareOf(cached, bare)
  const is = `${medianRate(cached).toFixed(0)}/s, ${percent(share)} of a bare server`
  return [
    { what: `documents cold, ${page}`, is: `${medianRate(cold).toFixed(0)}/s`, aim: '', met: null },
    { what: `documents cached, ${page}`, is, aim: '5000/s or 50%', met: medianRate(cached) >= 5_000 || share >= 0.5 },
  ]
}

function buildTimes({ one, all, secondStart }: BuildsBench): Figure[] {
  const plain = (what: string, seconds: number): Figure => ({ what, is: `${seconds.toFixed(1)} s`, aim: '', met: null })
  return [
    ...Object.entries(one).map(([part, { build }]) => plain(`build of ${part}`, build)),
    plain('build of all parts', all.build),
    plain('npm start, second time', secondStart),
  ]
}

/** Less than this, in MB, is the breathing of a garbage collected heap. */
const breathing = 16

function growth({ documents, flips, before, afterDocuments, afterFlips }: MemoryBench): Figure[] {
  const row = (what: string, bytes: number): Figure => {
    const megabytes = bytes / 2 ** 20
    return { what, is: `${megabytes.toFixed(1)} MB more heap`, aim: 'no growth', met: megabytes < breathing }
  }
  return [
    row(`memory after ${documents} documents`, afterDocuments.heap - before.heap),
    row(`memory after ${flips} moves of the pointer`, afterFlips.heap - afterDocuments.heap),
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

/** The figures as one table. */
export function figuresText(figures: readonly Figure[]): string {
  const verdict = { true: 'met', false: 'MISSED', null: '' }
  const rows = figures.map(({ what, is, aim, met }) => [what, is, aim, verdict[`${met}`]])
  return textTable([['what', 'measured', 'aim', ''], ...rows]).join('\n')
}
