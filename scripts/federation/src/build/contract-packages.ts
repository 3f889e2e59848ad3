import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../parts'

/** Names of the contract packages (`…-contract`), its own included, that the package in `folder` depends on. */
export function contractPackages(folder: string): string[] {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return []
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> }
  return Object.keys(dependencies).filter((name) => name.endsWith('-contract'))
}

/** Folders of those that are in this repository; the lock file has the version of each other. */
export function contractFolders(folder: string): string[] {
  const names = contractPackages(folder).map((name) => name.replace(/^@shop\/(.+)-contract$/, '$1'))
  return names.map((name) => join(repositoryRoot, `mfe-${name}/contract`)).filter(existsSync)
}
