/** A part of the sales of a period; amounts in dollars, as `71.40`. */
export interface SalesLine {
  /** A day as `2026-11-23`, or what else the sales are added up by. */
  name: string
  orders: number
  sales: string
  refunds: string
  net: string
}

/** What `reports.sales` answers. */
export interface SalesReport {
  record: Omit<SalesLine, 'name'> & { from: string; to: string; time_zone: string }
  tables: { sales: SalesLine[] }
}

/** A day as `Nov 23`. */
export function shortDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
}
