import { mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder outside of the repository, by its real path: builds compare paths. */
export const newFolder = (name: string): string => realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)))

/** Links the packages in a folder of packages, all or those whose name or scope is linked. */
export function linkPackages(from: string, to: string, isLinked: (entry: string) => boolean, as?: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from).filter((name) => !name.startsWith('.') && isLinked(name)))
    symlinkSync(join(from, entry), join(to, as ?? entry))
}
