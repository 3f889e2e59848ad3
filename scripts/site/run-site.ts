import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Part } from '@shop/federation'
import { runStart } from '../start/run-start'
import { prebuilt } from './prebuilt'

/** Runs a new shop of the package in `root`, with the remotes in `folders` live, until Ctrl-C. Returns the exit code. */
export async function runSite(
  root: string,
  values: Record<string, string | boolean | undefined>,
  folders: readonly string[],
): Promise<number> {
  // The services read this package's TypeScript settings, not those of the repository that tests.
  process.chdir(root)
  const builds = prebuilt(root, folders)
  const list = writePartList(builds.parts)
  try {
    return await runStart(root, { ...values, fresh: true }, builds)
  } finally {
    rmSync(list, { recursive: true })
  }
}

/** Lists the parts for the release server, which would else know only those of the package. Returns the list's folder. */
function writePartList(parts: readonly Part[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-parts-'))
  process.env.RELEASES_PARTS = join(folder, 'parts.json')
  writeFileSync(process.env.RELEASES_PARTS, JSON.stringify(parts))
  return folder
}
