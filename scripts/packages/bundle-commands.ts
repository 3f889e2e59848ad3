import { join, resolve } from 'node:path'
import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'esbuild'
import type { Manifest } from './published-manifest'

/** What commands load by `import()` for a registry on their own machine; teams reach a release server. */
const repositoryOnly: Plugin = {
  name: 'repository-only',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/open-registry$/, namespace: 'file' }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
}

/**
 * Writes each command of a package as one file with a source map into `dist` of `folder`. Returns the fields of its
 * package.json that follow: the commands, and the packages that these import.
 */
export async function bundleCommands(
  source: string,
  { bin = {}, dependencies = {} }: Manifest,
  folder: string,
): Promise<Pick<Manifest, 'bin' | 'dependencies'>> {
  const commands = Object.keys(bin).map((name) => ({ name, file: `dist/${name}.cjs` }))
  const imported = await Promise.all(
    commands.map(({ name, file }) => bundle(entryOf(join(source, bin[name] as string)), join(folder, file))),
  )
  const used = Object.entries(dependencies).filter(([name]) => imported.flat().includes(name))
  return {
    bin: Object.fromEntries(commands.map(({ name, file }) => [name, file])),
    dependencies: Object.fromEntries(used),
  }
}

/** The TypeScript file that a command of the repository runs. */
function entryOf(command: string): string {
  if (command.endsWith('.ts')) return command
  const [, path] = /import\('([^']+\.ts)'\)/.exec(readFileSync(command, 'utf8')) ?? []
  if (path === undefined) throw new Error(`${command} imports no TypeScript file.`)
  return resolve(command, '..', path)
}

/** Returns the names of the packages that the bundle imports. */
async function bundle(entry: string, outfile: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    plugins: [repositoryOnly],
    sourcemap: true,
    banner: { js: '#!/usr/bin/env node' },
    metafile: true,
    logLevel: 'silent',
  })
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  return imports.map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
}
