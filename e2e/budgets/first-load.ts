import type { Page, Request } from '@playwright/test'
import budgets from './budgets.json'

/** What a page may cost a first-time visitor on a phone until it is usable; transferred kilobytes of 1,024 bytes. */
export type Budget = Record<'documentKilobytes' | 'scriptKilobytes' | 'scripts' | 'requests' | 'imageKilobytes', number>

/** The pages that have a budget. */
export type BudgetedPage = keyof typeof budgets

/** The budgets of all pages. */
export const pageBudgets: Record<BudgetedPage, Budget> = budgets

/**
 * Counts what `open` makes the page fetch, which is to resolve when the page is usable. What pages fetch in idle
 * moments ahead of its use stays out, because the page is started without one.
 */
export async function firstLoad(page: Page, open: () => Promise<unknown>): Promise<Budget & { strangers: string[] }> {
  const requests = new Map<string, Request>()
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('data:')) requests.set(request.url(), request)
  })
  await open()
  await page.waitForLoadState('networkidle')
  const all = [...requests.values()]
  const documents = all.filter((request) => request.resourceType() === 'document')
  const scripts = all.filter((request) => request.resourceType() === 'script')
  const images = all.filter((request) => request.resourceType() === 'image')
  const home = new URL(page.url()).origin
  return {
    documentKilobytes: await kilobytes(documents),
    scriptKilobytes: await kilobytes(scripts),
    scripts: scripts.length,
    requests: all.length,
    imageKilobytes: await kilobytes(images),
    strangers: all.map((request) => new URL(request.url()).origin).filter((origin) => origin !== home),
  }
}

async function kilobytes(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return Math.round(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 102.4) / 10
}

/** Budget violations of a load, as sentences with the page, the measured value and the limit. */
export function overBudget(name: BudgetedPage, load: Budget, budget: Budget = pageBudgets[name]): string[] {
  return (Object.keys(budget) as (keyof Budget)[])
    .filter((what) => load[what] > budget[what])
    .map((what) => `${name}: ${load[what]} ${what}, and e2e/budgets/budgets.json allows ${budget[what]}`)
}
