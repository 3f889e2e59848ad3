import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { allocatorEnv } from '@shop/releases/allocator'
import { serviceSpecs } from './services'

const root = resolve(__dirname, '../..')
const settings = { port: 1, apiPort: 2, releasesPort: 3, operationsPort: 4, dataDir: '/srv/shop', hangTimeoutMs: 1_000 }
const lazyImport = /\bimport\((?:\/\*.*?\*\/\s*)?['"](?:\.|@shop\/)/

/** Product files of a folder with this in their text. */
function filesWith(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => pattern.test(readFileSync(join(root, folder, file), 'utf8').replace(/typeof import\(/g, '')))
}

/** Files of a folder that import own files by `import()`. */
const lazyFiles = (folder: string) => filesWith(folder, lazyImport)

describe('service specs', () => {
  test('load no program by CommonJS alone that imports own files by import()', () => {
    const folders = Object.values(serviceSpecs(settings, root)).map(({ entry }) => relative(root, dirname(entry)))
    expect(folders).toEqual(['api/src', 'releases/src/server', 'shell/server'])
    const programs = ['api/src', 'releases/src', 'shell/server', 'scripts/start', 'shared-api/src/contract']
    // The command line runs with both of tsx's loaders (`scripts/run.mjs`, `bin/shop-release.mjs`), and no service loads it.
    expect(programs.flatMap(lazyFiles).filter((file) => !file.startsWith('cli/'))).toEqual([])
    // The browser's API client does, so no program creates one.
    expect(lazyFiles('shared-api/src')).toContain('client/create-api.ts')
    expect(programs.flatMap((folder) => filesWith(folder, /\bcreateApi\(/))).toEqual([])
  })

  test('return memory to the system under systemd, too', () => {
    for (const unit of ['shop-api@', 'shop-pages@', 'shop-releases@']) {
      const text = readFileSync(join(root, `docs/systemd/${unit}.service`), 'utf8')
      const set = Object.entries(allocatorEnv).map(([name, value]) => `${name}=${value}`)
      expect(text).toContain(`\nEnvironment=${set.join(' ')}\n`)
    }
  })
})
