import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseManifest, SignedDocument } from '../contract'
import { copiedProvenanceFile } from '../manifest/copied-provenance'
import type { PublishRequest, PublishResult } from '../operations/publish-release'
import type { Registry } from '../operations/registry'
import type { RegistryStatus } from '../operations/status'
import { ReleaseError } from '../release-error'
import { materialize } from '../store/materialize'
import { baseOf, serverResponses } from './server-request'
import { sourceToken, type Terminal } from './session'

/** Help of `--from`. */
export const copyHelp =
  'copy the version with its provenance from this release server: the named one, the newest of --channel there, or the live one'

interface CopyOptions extends Pick<PublishRequest, 'channel' | 'why' | 'dryRun'> {
  /** Address of the release server that has the versions. */
  from: string
}

/**
 * Copies versions with their provenance from another release server into a registry, which checks both by the keys
 * that it trusts; nothing goes live. A part without a version is copied in the newest one of the channel there, or
 * without a channel in the one that is live there.
 */
export async function copyFrom(
  { env, err }: Terminal,
  client: Registry,
  targets: readonly { part: string; version?: string }[],
  { from, ...request }: CopyOptions,
): Promise<PublishResult[]> {
  if (!/^https?:\/\//.test(from))
    throw new ReleaseError('usage', `--from is "${from}". Write the address of a release server, as https://….`)
  const base = baseOf(from)
  const source = { base, send: serverResponses(base, await sourceToken(env, base)) }
  const copied: PublishResult[] = []
  for (const { part, version: named } of targets) {
    const version = named ?? (await versionAtSource(source, part, request.channel))
    err(`Downloading ${part} ${version} from ${base}`)
    const address = `/v1/releases/${encodeURIComponent(part)}/${encodeURIComponent(version)}`
    const result = await withDownload(source, address, (folder) =>
      client.publish({ ...request, part, version, folder, from: base, onProgress: err }),
    )
    if (result.outcome === 'published') err(`Copied ${part} ${version}; it is not live yet`)
    copied.push(result)
  }
  return copied
}

interface Source {
  base: string
  send: ReturnType<typeof serverResponses>
}

async function versionAtSource({ base, send }: Source, part: string, channel: string | undefined): Promise<string> {
  const { parts } = (await (await send('/v1/status')).json()) as RegistryStatus
  const found = parts.find((status) => status.part === part)
  const chosen = channel === undefined ? found?.live : found?.channels[channel]
  if (chosen) return chosen
  throw new ReleaseError(
    'not-found',
    channel === undefined
      ? `${part} is not live at ${base}. Specify a version, as in ${part}@1.2.0, or a --channel.`
      : `No version of ${part} is published to the channel ${channel} at ${base}.`,
  )
}

async function withDownload<T>(source: Source, address: string, work: (folder: string) => Promise<T>): Promise<T> {
  const temporary = await mkdtemp(join(tmpdir(), 'shop-copy-'))
  try {
    return await work(await download(source, temporary, address))
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

/** Each file is checked against its hash; compressed copies are made again by the registry. */
async function download({ send }: Source, temporary: string, address: string): Promise<string> {
  const document = (await (await send(address)).json()) as SignedDocument
  const fetchFile = async ({ files }: ReleaseManifest, path: string): Promise<Buffer | null> => {
    if (!files[path]) return null
    const response = await send(`${address}/files/${path.split('/').map(encodeURIComponent).join('/')}`)
    return Buffer.from(await response.arrayBuffer())
  }
  const folder = await materialize(temporary, document, fetchFile)
  const provenance = await send(`${address}/provenance`)
  await writeFile(join(folder, copiedProvenanceFile), await provenance.text())
  return folder
}
