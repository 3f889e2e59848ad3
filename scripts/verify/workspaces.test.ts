import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { workspaceFolders } from '@shop/shared-api/part-list'

const root = join(__dirname, '../..')
const folders = workspaceFolders(root)
const owners = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')

describe('workspaces', () => {
  test('have a README', () => {
    expect(folders.length).toBeGreaterThan(10)
    expect(folders.filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([])
  })

  test('name the license', () => {
    const license = (folder: string) =>
      (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { license?: string }).license
    expect(['', ...folders].filter((folder) => license(folder) !== 'MIT')).toEqual([])
  })

  test('have an owner of their own, or of the folder around them, in CODEOWNERS', () => {
    const isOwned = (folder: string) => new RegExp(`^/${folder}/ +@shop/[a-z-]+$`, 'm').test(owners)
    expect(folders.filter((folder) => !isOwned(folder) && !isOwned(dirname(folder)))).toEqual([])
  })
})
