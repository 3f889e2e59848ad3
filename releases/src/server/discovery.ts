import type { FastifyInstance } from 'fastify'
import {
  discoveredVersion,
  discoveryDocument,
  discoveryPath,
  type DiscoveryDocument,
} from '../documents/discovered-version'
import type { RoleOf } from '../identity/roles'
import { signedRelease } from '../manifest/signed-release'
import { readPointer } from '../operations/read-pointer'
import type { RegistryContext } from '../operations/registry-context'
import { onlyFor } from './access'

/**
 * Serves the discovery document with all parts and their canaries, for tools with a viewer's token. Document servers have
 * a public one of the parts that other hosts can load.
 */
export function discoveryRoute(app: FastifyInstance, context: RegistryContext, roleOf: RoleOf): void {
  app.get(discoveryPath, onlyFor(roleOf, 'read'), async (_request, reply) => {
    reply.header('cache-control', 'private, no-cache')
    return describeLive(context)
  })
}

/** Per part the live version, and the canary with its share of visitors. */
async function describeLive({ store, signer, shopUrl = '' }: RegistryContext): Promise<DiscoveryDocument> {
  const { revision, parts } = await readPointer(store, signer)
  const manifestOf = (part: string, version: string) => signedRelease(store, signer, part, version)
  const microFrontends: DiscoveryDocument['microFrontends'] = {}
  for (const [part, { live, lastKnownGood, canary }] of Object.entries(parts)) {
    const manifest = await manifestOf(part, live)
    const fallback = lastKnownGood === null ? undefined : await manifestOf(part, lastKnownGood)
    const traffic = 100 - (canary?.percent ?? 0)
    microFrontends[part] = [discoveredVersion(shopUrl, manifest, { revision, traffic, fallback })]
    if (!canary) continue
    const deployment = { revision, traffic: canary.percent, fallback: manifest }
    const trial = discoveredVersion(shopUrl, await manifestOf(part, canary.version), deployment)
    microFrontends[part].push({ ...trial, deployment: { ...trial.deployment, default: false } })
  }
  return discoveryDocument(microFrontends)
}
