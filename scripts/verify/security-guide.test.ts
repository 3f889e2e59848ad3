import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asvsLevel2 } from './asvs-level-2'

const root = join(__dirname, '../..')
const guide = readFileSync(join(root, 'docs/security.md'), 'utf8')
const row = /^\| (\d+\.\d+\.\d+) +\| (met|partly|not met|n\/a) +\| (.+?) +\|$/gm
const rows = [...guide.matchAll(row)].map(([, id = '', verdict = '', how = '']) => ({ id, verdict, how }))

describe('docs/security.md', () => {
  test('covers each requirement of ASVS 5.0 level 2 once, in order', () => {
    const wanted = Object.entries(asvsLevel2).flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`),
    )
    expect(rows.map(({ id }) => id)).toEqual(wanted)
  })

  test('names only existing files', () => {
    const named = [...guide.matchAll(/`([\w./-]+\/[\w./-]+\.(?:tsx?|mjs|cjs|json|md|conf|service))`/g)].map(
      ([, path = '']) => path,
    )
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(named.length).toBeGreaterThan(100)
  })

  test('names a file for each requirement marked as met', () => {
    expect(rows.filter(({ verdict, how }) => verdict === 'met' && !/`[^`]+`/.test(how)).map(({ id }) => id)).toEqual([])
  })
})
