import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Check } from './check'
import { lockedFolders } from './locked-folders'
import { readLockfile, type LockedPackage } from './lockfile'

/**
 * `--legacy-peer-deps` since npm refuses to list optional peers that are not installed. Development tools are listed too:
 * `--omit=dev` would also drop the packages that the workspaces share with them.
 */
const sbomArguments = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--legacy-peer-deps']

interface Component {
  purl: string
  hashes?: { content: string }[]
  properties?: { name: string; value: string }[]
}

/** CycloneDX documents can be made of everything that the shop runs on and of every tool, hashes included. */
export const sbom: Check = {
  name: 'sbom',
  async run(root) {
    const results = await Promise.all(lockedFolders(root).map((folder) => judgeFolder(root, folder)))
    return { name: 'sbom', ok: results.every(({ ok }) => ok), text: results.map(({ text }) => text).join('\n') }
  },
}

async function judgeFolder(root: string, folder: string): Promise<{ ok: boolean; text: string }> {
  const cwd = join(root, folder)
  const output = await new Promise<string>((resolve) => {
    execFile('npm', sbomArguments, { cwd, timeout: 120_000, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve(error ? stderr : stdout),
    )
  })
  const { ok, text } = judgeSbom(output, readLockfile(cwd))
  return { ok, text: folder === '' ? text : `${folder}: ${text}` }
}

/** Evaluates the output of `npm sbom`: every production package is listed with its hash. */
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

/** Components of a CycloneDX document; undefined for any other text. */
function componentsOf(text: string): Component[] | undefined {
  try {
    const { bomFormat, specVersion, components } = JSON.parse(text) as Record<string, unknown>
    const isBill = bomFormat === 'CycloneDX' && /^1\.\d+$/.test(String(specVersion)) && Array.isArray(components)
    return isBill ? (components as Component[]) : undefined
  } catch {
    return undefined
  }
}
