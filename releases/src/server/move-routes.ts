import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { abortCanary } from '../operations/abort-canary'
import { collectGarbage } from '../operations/collect-garbage'
import { history } from '../operations/history'
import { preview } from '../operations/preview'
import { promote } from '../operations/promote'
import { publishRelease } from '../operations/publish-release'
import type { RegistryContext } from '../operations/registry-context'
import { rollback } from '../operations/rollback'
import { status } from '../operations/status'
import { unblock } from '../operations/unblock'
import { verifyStore } from '../operations/verify-store'
import { ReleaseError } from '../release-error'
import { actorOf, onlyFor } from './access'
import { withUpload } from './receive-upload'
import { sharedResult } from './shared-result'
import type { Tokens } from './tokens'

const person = { by: z.string().max(80).optional(), why: z.string().max(1000).optional() }
const move = {
  ...person,
  force: z.boolean().optional(),
  dryRun: z.boolean().optional(),
  expectedRevision: z.number().int().nonnegative().optional(),
}
const target = z.strictObject({ part: z.string(), version: z.string().optional() })
const promoteBody = z.strictObject({
  ...move,
  targets: z.array(target).min(1).max(50),
  canary: z.number().optional(),
})
const backTarget = z.strictObject({ part: z.string(), to: z.string().optional() })
const rollbackBody = z.strictObject({ ...move, targets: z.array(backTarget).min(1).max(50) })
const abortBody = z.strictObject({ ...move, part: z.string() })
const unblockBody = z.strictObject({ ...person, part: z.string(), version: z.string() })
const previewBody = z.strictObject({
  by: person.by,
  part: z.string(),
  version: z.string().optional(),
  minutes: z.number().optional(),
})
const collectBody = z.strictObject({
  ...person,
  keepDays: z.number().min(0).max(3650).optional(),
  dryRun: z.boolean().optional(),
})
const publishQuery = z.strictObject({
  ...person,
  version: z.string().optional(),
  dryRun: z.enum(['true', 'false']).optional(),
})
const historyQuery = z.strictObject({
  part: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
})
/** Verifying every byte takes seconds of CPU time, so the result is cached. */
const VERIFY_VALID_MS = 30_000
const partParams = z.object({ part: z.string() })

/** Endpoints of the command line and the console: publish, promote, rollback, status, history, verify. */
export function moveRoutes(app: FastifyInstance, context: RegistryContext, tokens: Tokens): void {
  const acting = onlyFor(tokens, 'act')
  const reading = onlyFor(tokens, 'read')
  app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload))

  app.post('/v1/releases/:part', acting, async (request) => {
    const { part } = partParams.parse(request.params)
    const { by, dryRun, ...query } = publishQuery.parse(request.query)
    const actor = actorOf(request, tokens, { parts: [part], by })
    if (!(request.body instanceof Readable)) {
      throw new ReleaseError('usage', 'Send the built folder as a gzipped tar, with the content type application/gzip.')
    }
    return withUpload(request.body, (folder) =>
      publishRelease(context, actor, { ...query, part, folder, dryRun: dryRun === 'true' }),
    )
  })

  app.post('/v1/promote', acting, async (request) => {
    const { by, ...body } = promoteBody.parse(request.body)
    const parts = body.targets.map(({ part }) => part)
    return promote(context, actorOf(request, tokens, { parts, by, force: body.force }), body)
  })

  app.post('/v1/rollback', acting, async (request) => {
    const { by, ...body } = rollbackBody.parse(request.body)
    const parts = body.targets.map(({ part }) => part)
    return rollback(context, actorOf(request, tokens, { parts, by, force: body.force }), body)
  })

  app.post('/v1/abort', acting, async (request) => {
    const { by, ...body } = abortBody.parse(request.body)
    return abortCanary(context, actorOf(request, tokens, { parts: [body.part], by, force: body.force }), body)
  })

  app.post('/v1/unblock', acting, async (request) => {
    const { by, ...body } = unblockBody.parse(request.body)
    return unblock(context, actorOf(request, tokens, { parts: [body.part], by, managerOnly: true }), body)
  })

  app.post('/v1/preview', acting, async (request) => {
    const { by, ...body } = previewBody.parse(request.body)
    actorOf(request, tokens, { parts: [body.part], by })
    return preview(context, body)
  })

  app.post('/v1/gc', acting, async (request) => {
    const { by, ...body } = collectBody.parse(request.body)
    return collectGarbage(context, actorOf(request, tokens, { parts: [], by, managerOnly: true }), body)
  })

  app.get('/v1/status', reading, () => status(context))
  app.get('/v1/history', reading, (request) => history(context, historyQuery.parse(request.query)))
  const verify = sharedResult(() => verifyStore(context), VERIFY_VALID_MS)
  app.get('/v1/verify', reading, () => verify())
}
