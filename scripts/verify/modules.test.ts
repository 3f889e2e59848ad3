import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findCycles } from './cycles'
import { moduleGraph, publicNames } from './module-graph'
import { unused } from './unused'
import { temporaryFolder } from '../jest/temporary-folder'

/** A repository with one package `@shop/api` and these files. */
function repository(files: Record<string, string>) {
  const root = temporaryFolder('modules')
  const all = {
    'package.json': JSON.stringify({ workspaces: ['api'] }),
    'api/package.json': JSON.stringify({ name: '@shop/api', exports: { '.': './src/index.ts' } }),
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return { graph: moduleGraph(root, Object.keys(files)), offered: publicNames(root).values() }
}

describe('modules', () => {
  test('reports two files that import each other at load time as a cycle', () => {
    const { graph } = repository({
      'api/src/a.ts': `import { b } from './b'\nexport const a = () => b`,
      'api/src/b.ts': `import { a } from './a'\nexport const b = () => a`,
    })
    expect(findCycles(graph)).toEqual([['api/src/a.ts', 'api/src/b.ts', 'api/src/a.ts']])
  })

  test.each([
    ['types', `import type { A } from './a'\nexport type B = A`],
    ['an import of types only, one by one', `import { type A } from './a'\nexport type B = A`],
    ['an import() later', `export const b = () => import('./a')`],
  ])('ignores a cycle through %s', (_, b) => {
    const { graph } = repository({
      'api/src/a.ts': `import { b } from './b'\nexport const a = b\nexport type A = 1`,
      'api/src/b.ts': b,
    })
    expect(findCycles(graph)).toEqual([])
  })

  test('reports a file without a path from a program, test or public file as unused', () => {
    const { graph, offered } = repository({
      'api/src/index.ts': `export { a } from './a'`,
      'api/src/a.ts': `import { tell } from '@shop/api'\nexport const a = tell`,
      'api/src/lost.ts': `export const lost = 1`,
    })
    expect(unused(graph, offered)).toEqual({ files: ['api/src/lost.ts'], exports: [] })
  })

  test('reports an exported value without other uses as unused, but no types', () => {
    const { graph, offered } = repository({
      'api/src/index.ts': `export { a } from './a'`,
      'api/src/a.ts': [
        'export const a = 1',
        'export const spare = 2',
        'export const step = 3',
        'export const twice = step * 2',
        'export interface Options { a: number }',
      ].join('\n'),
      'api/src/a.test.ts': `import { twice } from './a'\ntwice()`,
    })
    expect(unused(graph, offered).exports).toEqual(['api/src/a.ts: spare', 'api/src/a.ts: step'])
  })
})
