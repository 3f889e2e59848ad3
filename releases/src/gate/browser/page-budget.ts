import type { PageSize } from './observe-page'

/** Most kilobytes (of 1,000 bytes, compressed) that the first load of a page may transfer. */
export interface PageBudget {
  documentKilobytes: number
  scriptKilobytes: number
}

/** About a fifth above what the shop's largest pages need. */
export const defaultPageBudget: PageBudget = { documentKilobytes: 60, scriptKilobytes: 340 }

/** The budgets that a page exceeds, as phrases. */
export function exceededBudgets(
  { documentBytes, scriptBytes }: PageSize,
  { documentKilobytes, scriptKilobytes }: PageBudget,
): { subject: string; detail: string }[] {
  const sizes = [
    { what: 'document', bytes: documentBytes, limit: documentKilobytes },
    { what: 'scripts', bytes: scriptBytes, limit: scriptKilobytes },
  ]
  return sizes.flatMap(({ what, bytes, limit }) =>
    bytes <= limit * 1_000
      ? []
      : [{ subject: what, detail: `its ${what} transfer ${Math.ceil(bytes / 1_000)} kB; the budget is ${limit} kB` }],
  )
}
