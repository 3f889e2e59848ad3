import type { Api } from '@shop/shared-api'
import { lineOfSku, type OrderLine } from '../../buying/order-line'
import { readRows, type RefusedRow } from './read-rows'

/** A line that was found, under the code that it was asked by. */
export interface CodedLine extends OrderLine {
  sku: string
}

/** What became of a pasted text: every row is either a line or refused with its reason. */
export interface MatchedRows {
  lines: CodedLine[]
  refused: RefusedRow[]
}

/** Finds the rows' codes; what is sold out is refused, more than the stock is lowered to it and said. Throws ApiError. */
export async function matchRows(api: Api, text: string): Promise<MatchedRows> {
  const { rows, refused } = readRows(text)
  if (rows.length === 0) return { lines: [], refused }
  const { data } = await api.request('POST /find-skus', { body: { skus: rows.map(({ sku }) => sku) }, silent: true })
  const found = new Map(data.map((match) => [match.sku, match]))
  const lines: CodedLine[] = []
  for (const { row, sku, qty } of rows) {
    const match = found.get(sku)
    const say = (why: string) => refused.push({ row, text: `${sku}, ${qty}`, why })
    if (!match) say('We know no item with this code.')
    else if (match.available === 0) say(`${match.title}, ${match.color}, ${match.size} is sold out.`)
    else {
      if (qty > match.available) say(`Only ${match.available} in stock: we took those.`)
      lines.push({ ...lineOfSku(match, Math.min(qty, match.available)), sku })
    }
  }
  return { lines, refused: refused.sort((a, b) => a.row - b.row) }
}
