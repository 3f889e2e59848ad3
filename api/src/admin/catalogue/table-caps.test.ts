import { readRows } from './read-rows'
import { readTable } from './read-table'
import type { RowSpool } from './row-spool'

const HEAD = 'sku,stock\n'

async function* file(rows: number, row: string) {
  yield HEAD
  for (let sent = 0; sent < rows; sent += 1_000) yield row.repeat(Math.min(1_000, rows - sent))
}

describe('catalogue file limits', () => {
  test('rejects a row of more than 200,000 characters', async () => {
    async function read(length: number) {
      const { rows } = await readTable(file(1, `"${'x'.repeat(length)}",1\n`), ['sku', 'stock'], () => undefined)
      let count = 0
      for await (const { line } of rows) count += line > 0 ? 1 : 0
      return count
    }
    expect(await read(199_000)).toBe(1)
    await expect(read(201_000)).rejects.toMatchObject({ status: 422, message: expect.stringContaining('too long') })
  })

  test('rejects a file of more than 200,000 rows', async () => {
    let accepted = 0
    const spool: RowSpool = {
      async add({ line }) {
        accepted += 1
        return { line, offset: 0, bytes: 0 }
      },
      read: async () => [],
      close: async () => undefined,
    }
    const read = readRows(file(200_001, 'A,1\n'), spool, () => undefined)
    await expect(read).rejects.toMatchObject({ status: 413, code: 'too_large' })
    expect(accepted).toBe(200_000)
  })
})
