import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../jest/temporary-folder'

type Module = typeof import('./missing-packages.mjs')
let { hasDevPackages, missingPackages }: Module = {} as Module

beforeAll(async () => {
  ;({ hasDevPackages, missingPackages } = await importFromNode<Module>(join(__dirname, 'missing-packages.mjs')))
})

const locked = {
  '': { name: 'shop' },
  api: { version: '1.0.0' },
  'node_modules/@shop/api': { link: true },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
  'node_modules/jest': { version: '30.5.2', dev: true },
  'node_modules/ajv': { version: '8.0.0', devOptional: true },
  'shell/node_modules/zod': { version: '4.6.7' },
}

function checkout(installed?: object): string {
  const root = temporaryFolder('missing-packages')
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }))
  if (installed) {
    mkdirSync(join(root, 'node_modules'))
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  }
  return root
}

describe('missingPackages', () => {
  test('lists everything that runs on this platform for a fresh clone', () => {
    const root = checkout()
    expect(missingPackages(root)).toEqual([
      'node_modules/react',
      'node_modules/jest',
      'node_modules/ajv',
      'shell/node_modules/zod',
    ])
    expect(missingPackages(root, { omitDev: true })).toEqual(['node_modules/react', 'shell/node_modules/zod'])
  })

  test('lists nothing if everything is installed', () => {
    const installed = { 'node_modules/react': { version: '19.3.1' }, 'shell/node_modules/zod': { version: '4.6.7' } }
    expect(missingPackages(checkout(installed), { omitDev: true })).toEqual([])
  })

  test('lists a package that is installed in another version', () => {
    const installed = { 'node_modules/react': { version: '19.0.0' }, 'shell/node_modules/zod': { version: '4.6.7' } }
    expect(missingPackages(checkout(installed), { omitDev: true })).toEqual(['node_modules/react'])
  })

  test('detects installed development packages, which an install must keep', () => {
    expect(hasDevPackages(checkout())).toBe(false)
    expect(hasDevPackages(checkout({ 'node_modules/react': { version: '19.3.1' } }))).toBe(false)
    expect(hasDevPackages(checkout({ 'node_modules/jest': { version: '30.5.2', dev: true } }))).toBe(true)
  })
})
