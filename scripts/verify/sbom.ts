import { execFile } from 'node:child_process'
import type { Check } from './check'
import { readLockfile, type LockedPackage } from './lockfile'

/**
 * Optional peers that are not installed make npm refuse its list: one flag leaves them aside. The list begins
 * at the workspaces, since `--omit=dev` also drops what they share with the development tools of the root.
 */
const sbomArguments = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--workspaces', '--legacy-peer-deps']

interface Component {
  purl: string
  hashes?: { content: string }[]
  properties?: { name: string; value: string }[]
}

/** A software bill of materials (CycloneDX) can be made of everything that the shop runs on, hashes included. */
export const sbom: Check = {
  name: 'sbom',
  async run(root) {
    const output = await new Promise<string>((resolve) => {
      execFile('npm', sbomArguments, { cwd: root, timeout: 120_000, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
        resolve(error ? stderr : stdout),
      )
    })
    return { name: 'sbom', ...judgeSbom(output, readLockfile(root)) }
  },
}

/** Judges what `npm sbom` printed: every package of production is listed, each with its hash. */
export function judgeSbom(output: string, packages: Record<string, LockedPackage>): { ok: boolean; text: string } {
  const components = componentsOf(output)
  if (!components) return { ok: false, text: `npm made no CycloneDX document:\n${output.slice(0, 2_000)}` }
  const listed = new Set(components.map(({ purl }) => purl.split('?')[0]))
  const missing = Object.entries(packages)
    .filter(([path, { link, dev, devOptional }]) => path.includes('node_modules/') && !link && !dev && !devOptional)
    .map(([path, { version }]) => purlOf(path, version))
    .filter((purl) => !listed.has(purl))
  const unproven = components.filter(({ hashes, properties }) => !hashes?.every(isHash) && !isOwn(properties))
  const problems = [
    ...missing.map((purl) => `${purl} is not listed`),
    ...unproven.map(({ purl }) => `${purl} has no hash`),
  ]
  return { ok: problems.length === 0, text: problems.join('\n') || `${components.length} components` }
}

const isHash = ({ content }: { content: string }) => /^[0-9a-f]{64,}$/.test(content)

/** Workspaces have no published archive to hash. */
const isOwn = (properties: { name: string; value: string }[] = []) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:private' && value === 'true')

function purlOf(path: string, version = ''): string {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

/** The components of a CycloneDX document; undefined when the text is none. */
function componentsOf(text: string): Component[] | undefined {
  try {
    const { bomFormat, specVersion, components } = JSON.parse(text) as Record<string, unknown>
    const isBill = bomFormat === 'CycloneDX' && /^1\.\d+$/.test(String(specVersion)) && Array.isArray(components)
    return isBill ? (components as Component[]) : undefined
  } catch {
    return undefined
  }
}
