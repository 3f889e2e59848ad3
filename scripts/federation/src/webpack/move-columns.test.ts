import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { encode } from '@jridgewell/sourcemap-codec'
import { moveColumns } from './move-columns'

describe('moveColumns', () => {
  test('keeps the source of what follows replaced text, in its line alone', () => {
    const mappings = encode([
      [
        [0, 0, 0, 0],
        [10, 0, 4, 2],
      ],
      [[10, 0, 8, 0]],
    ])
    const map = JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings })
    const moved = new TraceMap(moveColumns(map, { line: 0, from: 6, by: 30 }))
    expect(originalPositionFor(moved, { line: 1, column: 3 })).toMatchObject({ line: 1 })
    expect(originalPositionFor(moved, { line: 1, column: 39 })).toMatchObject({ line: 1 })
    expect(originalPositionFor(moved, { line: 1, column: 40 })).toMatchObject({ line: 5, column: 2 })
    expect(originalPositionFor(moved, { line: 2, column: 10 })).toMatchObject({ line: 9 })
  })
})
