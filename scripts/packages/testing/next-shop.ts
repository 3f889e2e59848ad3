import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { BuiltPart } from '@shop/federation'
import { root, type StagedPackage } from '../stage-packages'

const shared = ['events', 'ui', 'api', 'forms', 'drawings'].map((name) => `shared-${name}`)
const contracts = ['account', 'cart-checkout', 'catalogue', 'wholesale']

/** A copy of what a shell is built from, in which shared packages get new versions. */
export interface NextShop {
  /** Gives a shared package a version, and appends `added` to its entry. */
  change(name: string, version: string, added?: string): void
  buildShell(): BuiltPart
}

/** Copies the shop's sources of the shell into a new folder, and links the packages that it uses. */
export function copyShop(folder: string): NextShop {
  const copied = [
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/federation',
    'shell',
    ...shared,
    ...contracts.map((part) => `mfe-${part}/contract`),
  ]
  for (const path of copied) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (file) => !/\/(node_modules|dist(-\d+)?)$/.test(file),
    })
    const own = join(root, path, 'node_modules')
    if (existsSync(own)) linkEach(own, join(folder, path, 'node_modules'))
  }
  const modules = join(folder, 'node_modules')
  linkEach(join(root, 'node_modules'), modules, ['@shop'])
  mkdirSync(join(modules, '@shop'))
  for (const name of [...shared, 'scripts/federation'])
    symlinkSync(join(folder, name), join(modules, '@shop', name.replace('scripts/', '')))
  for (const part of contracts)
    symlinkSync(join(folder, `mfe-${part}/contract`), join(modules, '@shop', `${part}-contract`))
  return {
    change(name, version, added = '') {
      setVersion(join(folder, name), version)
      appendFileSync(join(folder, name, 'src/index.ts'), added)
    },
    buildShell() {
      const command = [join(folder, 'scripts/federation/bin/shop-part.mjs'), 'build', 'shell', '--json']
      return JSON.parse(execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })) as BuiltPart
    },
  }
}

/** A copy of a built package with a new version, whose entry exports `added` too. */
export function raisePackage(staged: StagedPackage, folder: string, version: string, added: string): StagedPackage {
  cpSync(staged.folder, folder, { recursive: true })
  setVersion(folder, version)
  for (const entry of ['dist/index.js', 'dist/index.d.ts']) appendFileSync(join(folder, entry), added)
  return { name: staged.name, version, folder }
}

function setVersion(folder: string, version: string): void {
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...manifest, version }, null, 2))
}

function linkEach(from: string, to: string, except: readonly string[] = []): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from))
    if (!entry.startsWith('.') && !except.includes(entry)) symlinkSync(join(from, entry), join(to, entry))
}

/** The minor version after a version. */
export const nextMinor = (version: string): string =>
  version.replace(/\.(\d+)\.\d+$/, (_, minor) => `.${Number(minor) + 1}.0`)

/** The major version after a version. */
export const nextMajor = (version: string): string => `${Number.parseInt(version, 10) + 1}.0.0`
