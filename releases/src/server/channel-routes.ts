import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { RoleOf } from '../identity/roles'
import { closeChannel, listChannels, partsOfChannel } from '../operations/close-channel'
import type { RegistryContext } from '../operations/registry-context'
import { onlyFor } from './access'
import { createAuthorize } from './authorize'
import { person } from './move-routes'

const closeBody = z.strictObject({
  ...person,
  channel: z.string(),
  parts: z.array(z.string()).min(1).max(50).optional(),
  dryRun: z.boolean().optional(),
})

/** Endpoints of channels: list and close; a token that publishes to a channel also closes it. */
export function channelRoutes(app: FastifyInstance, context: RegistryContext, roleOf: RoleOf): void {
  const authorize = createAuthorize(context, roleOf)

  app.get('/v1/channels', onlyFor(roleOf, 'read'), async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await listChannels(context)),
  )

  app.post('/v1/channels/close', onlyFor(roleOf, 'act'), async (request) => {
    const { by, ...body } = closeBody.parse(request.body)
    const { channel, parts = await partsOfChannel(context, channel) } = body
    const targets = parts.map((part) => ({ part, channel }))
    return closeChannel(context, await authorize(request, { scope: 'publish', targets, by }), { ...body, parts })
  })
}
