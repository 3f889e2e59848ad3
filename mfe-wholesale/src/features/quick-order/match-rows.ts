import type { Api } from '@shop/shared-api'
import { createSkuLine, type OrderLine } from '../../buying/order-line'
import { parseRows, type RejectedRow } from './parse-rows'

/** An order line with its item code. */
export interface CodedLine extends OrderLine {
  sku: string
}

/** The result of parsing: order lines, and rejected rows with their reasons. */
export interface MatchedRows {
  lines: CodedLine[]
  refused: RejectedRow[]
}

/** Looks the codes up; rejects sold-out items and lowers quantities to the stock with a notice. Throws ApiError. */
export async function matchRows(api: Api, text: string): Promise<MatchedRows> {
  const { rows, refused } = parseRows(text)
  if (rows.length === 0) return { lines: [], refused }
  const { data } = await api.request('POST /find-skus', { body: { skus: rows.map(({ sku }) => sku) }, silent: true })
  const found = new Map(data.map((match) => [match.sku, match]))
  const lines: CodedLine[] = []
  for (const { row, sku, qty } of rows) {
    const match = found.get(sku)
    const say = (why: string) => refused.push({ row, text: `${sku}, ${qty}`, why })
    if (!match) say('We couldn’t find an item with this code.')
    else if (match.available === 0) say(`${match.title}, ${match.color}, ${match.size} is sold out.`)
    else {
      if (qty > match.available) say(`Only ${match.available} in stock. We’ve added those.`)
      lines.push({ ...createSkuLine(match, Math.min(qty, match.available)), sku })
    }
  }
  return { lines, refused: refused.sort((a, b) => a.row - b.row) }
}
