import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { StagedPackage } from './stage-packages'

/** Packs staged packages and returns the tarballs' names in `out`. */
export async function packTo(out: string, packages: readonly StagedPackage[]): Promise<string[]> {
  const outputs = packages.map(({ folder }) => npm(['pack', '--json', '--pack-destination', out], folder))
  return (await Promise.all(outputs)).map((output) => {
    const [packed] = JSON.parse(output) as [{ filename: string }]
    return packed.filename
  })
}

/**
 * Publishes staged packages to the registry that the user's npm configuration names for `@shop`. Versions that it has are
 * skipped. Throws without such a setting, because npm would publish to the public registry.
 */
export async function publish(
  packages: readonly StagedPackage[],
): Promise<{ name: string; version: string; isNew: boolean }[]> {
  const [first] = packages
  if (!first || (await npm(['config', 'get', '@shop:registry'], first.folder)).trim() === 'undefined') {
    throw new Error(
      'Your npm configuration names no registry for @shop. Set it: npm config set @shop:registry=<address>. Then log in with npm login --scope=@shop.',
    )
  }
  const results = []
  // One after another: each finds those that it depends on.
  for (const { name, version, folder } of packages) {
    const isNew = !(await isPublished(`${name}@${version}`, folder))
    if (isNew) await npm(['publish'], folder)
    results.push({ name, version, isNew })
  }
  return results
}

/** Whether the registry has this version; it answers with 404 for a package that it doesn't know. */
async function isPublished(specifier: string, folder: string): Promise<boolean> {
  try {
    return (await npm(['view', specifier, 'version'], folder)).trim() !== ''
  } catch (error) {
    if (String(error).includes('E404')) return false
    throw error
  }
}

const run = promisify(execFile)

async function npm(args: readonly string[], cwd: string): Promise<string> {
  try {
    // `npm run -s` silences npm also for the processes that it starts.
    return (await run('npm', [...args, '--loglevel=error'], { cwd })).stdout
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new Error(`npm ${args.join(' ')} failed:\n${stderr ?? ''}`, { cause: error })
  }
}
