import type { FastifyInstance } from 'fastify'
import type { ReleaseManifest, ReleasePointer } from '../contract'
import { signedRelease } from '../manifest/signed-release'
import { readPointer } from '../operations/read-pointer'
import type { RegistryContext } from '../operations/registry-context'
import { onlyFor } from './access'
import type { Tokens } from './tokens'

const schema = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json'

/** One version of a part in the Frontend Discovery schema; our own fields are in `extras`. */
export interface DiscoveredVersion {
  url: string
  fallbackUrl?: string
  metadata: { integrity: string; version: string }
  extras: {
    revision: number
    prefixes: string[]
    widgets: string[]
    integrity: Record<string, string>
  }
  deployment: { traffic: number; default: boolean }
}

/** The AWS Frontend Discovery document: per part the live version, and the canary with its share. */
export interface DiscoveryDocument {
  schema: string
  microFrontends: Record<string, DiscoveredVersion[]>
}

/** Serves the discovery document at its well-known path, for tools with a viewer's token. */
export function discoveryRoute(
  app: FastifyInstance,
  context: RegistryContext,
  { tokens, publicOrigin: origin }: { tokens: Tokens; publicOrigin: string },
): void {
  app.get('/.well-known/frontend-discovery', onlyFor(tokens, 'read'), async (_request, reply) => {
    reply.header('cache-control', 'private, no-cache')
    return discoveryDocument(context, origin)
  })
}

/** The live versions in the Frontend Discovery schema, with paths under `origin`. */
async function discoveryDocument(
  { store, signer }: Pick<RegistryContext, 'store' | 'signer'>,
  origin: string,
): Promise<DiscoveryDocument> {
  const pointer = await readPointer(store, signer)
  const manifestOf = (part: string, version: string) => signedRelease(store, signer, part, version)
  const microFrontends: DiscoveryDocument['microFrontends'] = {}
  for (const [part, { live, lastKnownGood, canary }] of Object.entries(pointer.parts)) {
    const fallback = lastKnownGood === null ? undefined : entryUrl(origin, await manifestOf(part, lastKnownGood))
    const main = describe(origin, pointer, await manifestOf(part, live), 100 - (canary?.percent ?? 0), fallback)
    microFrontends[part] = [main]
    if (!canary) continue
    const trial = describe(origin, pointer, await manifestOf(part, canary.version), canary.percent, main.url)
    microFrontends[part].push({ ...trial, deployment: { ...trial.deployment, default: false } })
  }
  return { schema, microFrontends }
}

function describe(
  origin: string,
  { revision }: ReleasePointer,
  manifest: ReleaseManifest,
  traffic: number,
  fallbackUrl: string | undefined,
): DiscoveredVersion {
  const { contract, entry, files, version } = manifest
  const integrity = Object.entries(files).flatMap(([path, file]) =>
    path.startsWith('browser/') ? [[path.slice('browser/'.length), file.integrity]] : [],
  )
  return {
    url: entryUrl(origin, manifest),
    ...(fallbackUrl === undefined ? {} : { fallbackUrl }),
    metadata: { integrity: files[`browser/${entry}`]?.integrity ?? '', version },
    extras: {
      revision,
      prefixes: contract.prefixes,
      widgets: Object.keys(contract.widgets.offers),
      integrity: Object.fromEntries(integrity),
    },
    deployment: { traffic, default: true },
  }
}

function entryUrl(origin: string, { part, version, entry }: ReleaseManifest): string {
  return `${origin}/r/${part}/${version}/${entry}`
}
