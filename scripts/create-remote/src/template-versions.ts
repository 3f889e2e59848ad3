import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Exact versions that a new remote starts with. */
export interface TemplateVersions {
  /** The shop's packages. */
  own: Record<string, string>
  /** Packages that the shell shares with every part. */
  libraries: Record<string, string>
  /** What development and tests need. */
  tools: Record<string, string>
  /** What its gallery needs, which is installed on first use. */
  gallery: Record<string, string>
}

const ownFolders = ['scripts/federation', 'shared-api', 'shared-events', 'shared-ui', 'releases']
const libraries = ['react', 'react-dom', 'react-router-dom', 'rxjs', 'styled-components', 'swr']
const tools = [
  '@playwright/test',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'eslint',
  'eslint-plugin-jsx-a11y',
  'eslint-plugin-react-hooks',
  'globals',
  'jest',
  'jest-environment-jsdom',
  'msw',
  'prettier',
  'ts-jest',
  'typescript',
  'typescript-eslint',
]

const galleryFolder = 'scripts/tools/gallery'
const fonts = ['@fontsource-variable/inter', '@fontsource/barlow-condensed']

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** The versions of the repository in `root`: those of the other remotes and of its own tests. */
export function templateVersions(root: string): TemplateVersions {
  const read = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
  const own = ownFolders.map(read).map(({ name, version }) => [name, version] as const)
  const site = [read('scripts/site').name, read('shell').version] as const
  const [remote, browserTests, all, gallery] = [read('mfe-catalogue'), read('e2e'), read(''), read(galleryFolder)]
  return {
    own: Object.fromEntries([...own, site]),
    libraries: pick(libraries, { ...remote.dependencies }),
    tools: pick(tools, { ...browserTests.devDependencies, ...all.dependencies, ...all.devDependencies }),
    gallery: { ...gallery.dependencies, ...pick(fonts, { ...gallery.peerDependencies }) },
  }
}

function pick(names: readonly string[], versions: Record<string, string>): Record<string, string> {
  const missing = names.filter((name) => !(name in versions))
  if (missing.length > 0) throw new Error(`No package.json of the repository has ${missing.join(', ')}.`)
  return Object.fromEntries(names.map((name) => [name, versions[name] as string]))
}
