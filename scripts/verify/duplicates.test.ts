import { findDuplicates } from './duplicates'

const lines = (count: number, indent = '') =>
  Array.from({ length: count }, (_, index) => `${indent}const value${index} = ${index}`).join('\n')

describe('duplicates', () => {
  test('finds an equal passage in two files with its length and both locations, ignoring indentation', () => {
    const files = new Map([
      ['a.ts', `import { x } from 'y'\n${lines(20)}\nexport const a = 1`],
      ['b.ts', `export const b = 1\n\n{\n${lines(20, '  ')}\n}`],
    ])
    expect(findDuplicates(files, 10)).toEqual([{ lines: 20, first: 'a.ts:2', second: 'b.ts:4' }])
  })

  test('finds a passage that occurs twice in one file', () => {
    expect(findDuplicates(new Map([['a.ts', `${lines(12)}\nconst between = 1\n${lines(12)}`]]), 10)).toHaveLength(1)
  })

  test('ignores short passages, imports and comments', () => {
    const head = Array.from({ length: 30 }, (_, index) => `import a${index} from 'b'\n// word ${index}`).join('\n')
    const files = new Map(['a.ts', 'b.ts'].map((name) => [name, `${head}\n${lines(10)}`]))
    expect(findDuplicates(files, 10)).toEqual([])
  })
})
