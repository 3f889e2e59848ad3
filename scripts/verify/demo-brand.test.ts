import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { workspaceFolders } from '@shop/shared-api/part-list'

const root = join(__dirname, '../..')
/** The demo shop's name, the prefix of its codes and its catchwords; its data and accounts may have them. */
const brand = /iron ?corner|\bIC-|corner@|to the corner|combat[- ]sports gear/i
const skipped =
  /(^|\/)(node_modules|dist|demo-data|testing|fixtures|journeys|pages)(\/|$)|^api\/src\/seed\/|\.test\.tsx?$/

function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (skipped.test(path)) return []
    if (entry.isDirectory()) return sourcesOf(path)
    return /\.(tsx?|mjs|cjs|json|html|css|sql)$/.test(entry.name) ? [path] : []
  })
}

describe('source', () => {
  test('has nothing of the demo brand', () => {
    const sources = workspaceFolders(root).flatMap(sourcesOf)
    expect(sources.length).toBeGreaterThan(800)
    const branded = sources.filter((file) => brand.test(readFileSync(join(root, file), 'utf8')))
    expect(branded.map((file) => relative('.', file))).toEqual([])
  })
})
