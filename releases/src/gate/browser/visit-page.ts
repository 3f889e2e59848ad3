import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { axeProblems } from './axe-problems'
import { observePage, type Observation, type PageProblem } from './observe-page'
import { visitHeader } from './page-server'

/** A page to open. */
export interface PageVisit {
  /** Names the visit in each of its requests. */
  id: string
  path: string
  /** Whether accessibility is checked, which takes longest. */
  withAxe: boolean
  /** Text of the visitor's cart in localStorage; without it the cart is empty. */
  cart?: string
}

/** Deadlines of one page in milliseconds. */
export interface PageDeadlines {
  hydratedMs: number
  /** For the gate's own script, while the page's may run. */
  answerMs: number
  /** For axe. */
  axeMs: number
}

export const defaultDeadlines: PageDeadlines = { hydratedMs: 10_000, answerMs: 5_000, axeMs: 20_000 }
/** Most time for what a page loads after that. */
const SETTLED_WITHIN_MS = 3_000
const CLOSED_WITHIN_MS = 5_000
/** A page marks its root element after hydration. */
const hydratedMark = '[data-hydrated]'
/** The message of a section that failed. */
const unavailableMark = '[data-section-unavailable]'

/** Opens a page in a context of its own and returns its problems. Never rejects for a fault of the page. */
export async function visitPage(
  browser: Browser,
  origin: string,
  visit: PageVisit,
  deadlines: PageDeadlines,
): Promise<Observation> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { [visitHeader]: visit.id },
  })
  try {
    if (visit.cart !== undefined) await context.addInitScript(storeCart, visit.cart)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const observation = await observePage(page, cdp)
    observation.problems.push(...(await openAndWait(page, cdp, origin + visit.path, visit.withAxe, deadlines)))
    return observation
  } finally {
    await closeContext(context)
  }
}

async function openAndWait(
  page: Page,
  cdp: CDPSession,
  url: string,
  withAxe: boolean,
  { hydratedMs, answerMs, axeMs }: PageDeadlines,
): Promise<PageProblem[]> {
  const timeout = hydratedMs
  const start = await page.goto(url, { waitUntil: 'commit', timeout }).catch((error: Error) => error)
  if (start instanceof Error) return [{ kind: 'not-hydrated', subject: 'not opened', detail: firstLine(start) }]
  const mark = await page.waitForSelector(hydratedMark, { state: 'attached', timeout }).catch(() => null)
  if (mark) await page.waitForLoadState('networkidle', { timeout: SETTLED_WITHIN_MS }).catch(() => undefined)
  if ((await within(answerMs, cdp.send('Runtime.evaluate', { expression: '1' }))) === late)
    return [{ kind: 'frozen', subject: 'frozen', detail: 'a script runs without an end' }]
  if (!mark) {
    const detail = `it is not hydrated after ${hydratedMs / 1000} s`
    return [{ kind: 'not-hydrated', subject: 'not hydrated', detail }]
  }
  const problems: PageProblem[] = []
  if ((await page.locator(unavailableMark).count()) > 0)
    problems.push({ kind: 'unavailable', subject: 'unavailable', detail: 'a section is “temporarily unavailable”' })
  const found = withAxe ? await within(axeMs, axeProblems(cdp)) : []
  if (found !== late) return [...problems, ...found]
  const detail = `its accessibility can’t be checked: axe has no result after ${axeMs / 1000} s`
  return [...problems, { kind: 'axe', subject: 'no result of axe', detail }]
}

const firstLine = ({ message }: Error) => message.split('\n')[0] ?? ''

const late: unique symbol = Symbol('late')

/** The result of `work`, or `late` if it fails or takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | typeof late> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<typeof late>((resolve) => (timer = setTimeout(() => resolve(late), ms)))
  return Promise.race([work.catch((): typeof late => late), timeout]).finally(() => clearTimeout(timer))
}

/** A frozen page may not close; the browser ends soon anyway. */
async function closeContext(context: BrowserContext): Promise<void> {
  await within(CLOSED_WITHIN_MS, context.close())
}

/** Runs in the page before its scripts. */
function storeCart(cart: string): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('cart:v1', cart)
}
