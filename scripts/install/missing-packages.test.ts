import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../jest/temporary-folder'

type Module = typeof import('./missing-packages.mjs')
let { missingPackages }: Module = {} as Module

beforeAll(async () => {
  ;({ missingPackages } = await importFromNode<Module>(join(__dirname, 'missing-packages.mjs')))
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

describe('missing packages', () => {
  test('reports all packages of this platform as missing in a fresh clone', () => {
    expect(missingPackages(checkout())).toEqual(['node_modules/react', 'shell/node_modules/zod'])
  })

  test('reports nothing for a complete installation', () => {
    const installed = { 'node_modules/react': { version: '19.3.1' }, 'shell/node_modules/zod': { version: '4.6.7' } }
    expect(missingPackages(checkout(installed))).toEqual([])
  })

  test('reports a package of another version as missing', () => {
    const installed = { 'node_modules/react': { version: '19.0.0' }, 'shell/node_modules/zod': { version: '4.6.7' } }
    expect(missingPackages(checkout(installed))).toEqual(['node_modules/react'])
  })
})
