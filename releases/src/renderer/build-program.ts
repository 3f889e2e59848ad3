import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build, stop, version as esbuildVersion } from 'esbuild'
import { replaceFileSync } from '../disk/replace-file-sync'

interface CachedBuild {
  /** Relative path → hash of each file that the program was built from. */
  inputs: Record<string, string>
  program: string
}

/**
 * Bundles a renderer's program into one CommonJS text, since the renderer can read no file. The text is cached in
 * `cacheFolder` and reused while every file that it was built from is unchanged.
 */
export async function buildProgram(entry: string, cacheFolder: string): Promise<string> {
  const key = createHash('sha256').update(`${esbuildVersion} ${process.versions.node} ${entry}`).digest('hex')
  const path = join(cacheFolder, `${key.slice(0, 16)}.json`)
  const cached = readBuild(path)
  if (cached && Object.entries(cached.inputs).every(([file, hash]) => hashOf(file) === hash)) return cached.program
  const root = dirname(resolve(entry))
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'silent',
  })
  // Its helper process would otherwise remain.
  await stop()
  const program = outputFiles[0]?.text ?? ''
  const files = Object.keys(metafile.inputs).map((file) => resolve(root, file))
  writeBuild(path, { inputs: Object.fromEntries(files.map((file) => [file, hashOf(file)])), program })
  return program
}

function hashOf(file: string): string {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex')
  } catch {
    return 'missing'
  }
}

function readBuild(path: string): CachedBuild | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as CachedBuild
  } catch {
    return undefined
  }
}

/** Without a writable folder the next start builds again. */
function writeBuild(path: string, content: CachedBuild): void {
  try {
    replaceFileSync(path, JSON.stringify(content))
  } catch {
    // Only the next start takes longer.
  }
}
