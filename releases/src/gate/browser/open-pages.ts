import { availableParallelism } from 'node:os'
import type { Browser } from 'playwright-core'
import { inParallel } from '../../in-parallel'
import type { CandidateSet } from '../candidate-set'
import type { SamplePage } from '../choose-pages'
import type { PageFault } from '../page-faults'
import { storedCart } from './stored-cart'
import type { PageProblem } from './observe-page'
import { exceededBudgets, type PageBudget } from './page-budget'
import { servePages, type RenderPage } from './page-server'
import { defaultDeadlines, visitPage, type PageDeadlines } from './visit-page'

/** What the gate's browser needs. */
export interface BrowserOptions {
  /** Opens a browser that reaches this origin only. */
  launch(origin: string): Promise<Browser>
  /** CSP sources of the set's inline scripts. */
  scriptHashes: readonly string[]
  /** Address of the API, without `/api`; null when none runs. */
  apiUrl: string | null
  budget: PageBudget
  deadlines?: PageDeadlines
}

/** After this no further page is opened. */
const ALL_WITHIN_MS = 90_000

/** Opens pages of a set in a fresh browser, as many at a time as there are cores, and returns their faults. */
export async function openPages(
  set: CandidateSet,
  pages: readonly SamplePage[],
  render: RenderPage,
  { launch, scriptHashes, apiUrl, budget, deadlines = defaultDeadlines }: BrowserOptions,
): Promise<PageFault[]> {
  const faults: PageFault[] = []
  const add = ({ part, path }: SamplePage, { subject, detail, script, kind }: PageProblem): void => {
    const isExcused = kind === 'not-checked'
    faults.push({ part: partOf(script) ?? part, path, subject, problem: detail, isExcused })
  }
  const server = await servePages(set, {
    render,
    scriptHashes,
    apiUrl,
    onFailure(visit, { part, version, message, cause }) {
      const page = pages[Number(visit)]
      if (!page) return
      const detail = `${part} ${version} failed: ${message}`
      add(page, { kind: cause === 'api' ? 'not-checked' : 'failure', subject: `failure of ${part}`, detail })
    },
  })
  try {
    const needsCart = pages.some(({ hasCart }) => hasCart)
    const cart = needsCart ? await storedCart(apiUrl) : undefined
    const browser = await launch(server.origin)
    const start = Date.now()
    try {
      await inParallel(
        [...pages.entries()],
        async ([id, page]) => {
          if (Date.now() - start > ALL_WITHIN_MS) {
            return add(page, {
              kind: 'not-hydrated',
              subject: 'not opened',
              detail: 'there was no time left to open it',
            })
          }
          if (page.hasCart && !cart) {
            add(page, {
              kind: 'not-checked',
              subject: 'empty cart',
              detail: 'it was opened with an empty cart, since the API offers no available product',
            })
          }
          const visit = {
            id: String(id),
            path: page.path,
            withAxe: page.isMoving,
            cart: page.hasCart ? cart : undefined,
          }
          const { problems, size } = await visitPage(browser, server.origin, visit, deadlines)
          for (const problem of problems) add(page, problem)
          for (const excess of exceededBudgets(size, budget)) add(page, { kind: 'size', ...excess })
        },
        availableParallelism(),
      )
    } finally {
      await browser.close()
    }
  } finally {
    await server.close()
  }
  return withoutRepetition(faults)
}

function partOf(script: string | undefined): string | undefined {
  return /^https?:\/\/[^/]+\/r\/([^/]+)\//.exec(script ?? '')?.[1]
}

function withoutRepetition(faults: readonly PageFault[]): PageFault[] {
  const seen = new Map(faults.map((fault) => [`${fault.part} ${fault.path} ${fault.subject}`, fault]))
  return [...seen.values()]
}
