import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { PartBuild } from '../webpack/browser-config'
import { preHydrationConfig } from '../webpack/node-config'
import { compile, type Compiled } from './compile'

/**
 * The scripts that a part's documents contain inline, by name, from `src/pre-hydration.ts`; none without that file.
 * They are constants of a release: they are evaluated here, once.
 */
export async function buildInlineScripts({ part }: PartBuild): Promise<{
  scripts: Record<string, string>
  /** The files that were compiled. */
  read: Compiled['read']
}> {
  const file = join(part.folder, 'src/pre-hydration.ts')
  if (!existsSync(file)) return { scripts: {}, read: [] }
  const outDir = mkdtempSync(join(tmpdir(), 'pre-hydration-'))
  try {
    const { read } = await compile(preHydrationConfig(part, { file, outDir }))
    const code = readFileSync(join(outDir, 'main.cjs'), 'utf8')
    const module = { exports: {} as { preHydrationScripts?: Record<string, string> } }
    const run = compileFunction(code, ['module', 'require'], { filename: file }) as (...values: unknown[]) => void
    run(module, createRequire(join(part.folder, 'package.json')))
    return { scripts: module.exports.preHydrationScripts ?? {}, read }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
