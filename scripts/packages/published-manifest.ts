import type { PublishedPackage } from './published-packages'

/** The fields of a package.json that differ between the repository and the registry. */
export interface Manifest {
  name: string
  version: string
  private?: boolean
  type?: string
  files?: string[]
  exports?: Record<string, unknown>
  bin?: Record<string, string>
  sideEffects?: boolean | string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional: boolean }>
  engines?: Record<string, string>
  [field: string]: unknown
}

/** What the manifest of a published package depends on, apart from the repository’s. */
interface Surroundings {
  /** Packages with one copy per page. */
  singletons: readonly string[]
  /** Versions of the repository's own packages. */
  own: Readonly<Record<string, string>>
  /** Versions of the root's packages. */
  installed: Readonly<Record<string, string>>
}

// From these versions on Node loads modules with require().
const engines = { node: '^20.19.0 || >=22.12.0' }

/**
 * The package.json that the registry gets: built files instead of sources, no development packages, and every package
 * with one copy per page as a peer. A peer accepts newer minor versions, since the shell decides which one runs.
 */
export function publishedManifest(manifest: Manifest, published: PublishedPackage, around: Surroundings): Manifest {
  const { private: _private, devDependencies: _development, scripts: _scripts, ...rest } = manifest
  const { dependencies, peers } = splitDependencies(manifest, around)
  const optional = published.optionalPeers ?? []
  const withOptional = {
    ...peers,
    ...Object.fromEntries(optional.map((name) => [name, caret(around.installed, name)])),
  }
  return {
    ...rest,
    ...(published.format === 'modules' && { type: 'module' }),
    files: [
      ...(published.format === 'files' ? [] : ['dist']),
      ...Object.keys({ ...published.files, ...published.generated }),
    ],
    engines,
    exports: publishedExports(published.exports ?? (published.format === 'command' ? {} : (manifest.exports ?? {}))),
    ...(Array.isArray(manifest.sideEffects) && { sideEffects: manifest.sideEffects.map(builtPath) }),
    dependencies,
    peerDependencies: withOptional,
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
  }
}

function splitDependencies(
  { dependencies = {}, peerDependencies = {} }: Manifest,
  { singletons, own }: Surroundings,
): { dependencies: Record<string, string>; peers: Record<string, string> } {
  const split = { dependencies: {} as Record<string, string>, peers: {} as Record<string, string> }
  for (const [name, version] of Object.entries({ ...dependencies, ...peerDependencies })) {
    const isPeer = singletons.includes(name) || name in peerDependencies
    if (isPeer) split.peers[name] = minorsOf(own[name] ?? version)
    else split.dependencies[name] = name in own ? minorsOf(own[name] as string) : version
  }
  return split
}

const caret = (versions: Readonly<Record<string, string>>, name: string): string => {
  const version = versions[name]
  if (version === undefined) throw new Error(`The root’s package.json has no ${name}.`)
  return minorsOf(version)
}

/** A range as it is, and for an exact version the range with its later minor versions. */
const minorsOf = (version: string): string => (/^\d/.test(version) ? `^${version}` : version)

/** Each entry with its declarations first, as TypeScript reads conditions in order. */
function publishedExports(exports: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(exports).map(([name, path]) =>
    typeof path === 'string' && sourcePattern.test(path)
      ? [name, { types: builtPath(path).replace(/\.js$/, '.d.ts'), default: builtPath(path) }]
      : [name, path],
  )
  return { ...Object.fromEntries(entries), './package.json': './package.json' }
}

const sourcePattern = /^\.\/src\/(.+)\.tsx?$/

const builtPath = (path: string): string => path.replace(sourcePattern, './dist/$1.js')
