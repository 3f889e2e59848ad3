import type { ReleaseSet } from '@shop/shared-api/contract'
import type { FastifyInstance } from 'fastify'

/**
 * Names each document that shared caches may store for a purge by key: by all documents, revision of the releases,
 * release set, or version of a part. Varnish and Fastly read `Surrogate-Key`, Cloudflare and others `Cache-Tag`.
 */
export function surrogateKeys(app: FastifyInstance, setById: (id: string) => ReleaseSet | undefined): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('cache-control')).startsWith('public')) return payload
    const set = setById(String(reply.getHeader('x-release-set')))
    if (set) {
      const keys = keysOf(set, Number(reply.getHeader('x-release-revision')))
      reply.headers({ 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') })
    }
    return payload
  })
}

function keysOf({ id, parts }: ReleaseSet, revision: number): string[] {
  const versions = Object.entries(parts).map(([part, { version }]) => `${part}@${version}`)
  return ['documents', `revision-${revision}`, `set-${id}`, ...versions]
}
