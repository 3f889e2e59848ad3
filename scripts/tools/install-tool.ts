import { join } from 'node:path'
import { ensureInstalled } from '../install/ensure-installed.mjs'

/** Tools that only one script needs, each with its own package.json and lock file in this folder. */
export type ToolName = 'api-reference' | 'changesets' | 'gallery' | 'lighthouse' | 'verdaccio'

/** Installs a tool on its first use, with progress on stderr. Returns its folder. Throws if `npm ci` fails. */
export async function installTool(name: ToolName): Promise<string> {
  const folder = join(__dirname, name)
  await ensureInstalled(folder, (line) => console.error(`${name}: ${line}`))
  return folder
}
