import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { skippableChecks } from '../gate/inspection-findings'
import type { HealthLog } from '../health/health-log'
import type { RoleOf } from '../identity/roles'
import { abortCanary } from '../operations/abort-canary'
import { changePrefixes, listPrefixes } from '../operations/change-prefixes'
import { collectGarbage } from '../operations/collect-garbage'
import { history } from '../operations/history'
import { promote } from '../operations/promote'
import { publishRelease } from '../operations/publish-release'
import type { RegistryContext } from '../operations/registry-context'
import { repairPointer } from '../operations/repair-pointer'
import { rollback } from '../operations/rollback'
import { status } from '../operations/status'
import { unblock } from '../operations/unblock'
import { verifyStore } from '../operations/verify-store'
import { ReleaseError } from '../release-error'
import { onlyFor } from './access'
import { createAuthorize } from './authorize'
import { withUpload } from './receive-upload'
import { sharedResult } from './shared-result'

/** Fields of each body: name and reason for the audit log. */
export const person = { by: z.string().max(80).optional(), why: z.string().max(1000).optional() }
const move = {
  ...person,
  force: z.boolean().optional(),
  skipChecks: z.array(z.enum(skippableChecks)).optional(),
  dryRun: z.boolean().optional(),
  expectedRevision: z.number().int().nonnegative().optional(),
}
/** What only a release manager may do. */
const isOverride = ({ force = false, skipChecks = [] }: { force?: boolean; skipChecks?: string[] }) =>
  force || skipChecks.length > 0
/** A part with a version or a channel. */
export const target = z.strictObject({
  part: z.string(),
  version: z.string().optional(),
  channel: z.string().optional(),
})
const promoteBody = z.strictObject({
  ...move,
  targets: z.array(target).min(1).max(50),
  canary: z.number().optional(),
  guarded: z
    .strictObject({
      stages: z.array(z.number()).optional(),
      stageMinutes: z.number().optional(),
      stageVisits: z.number().optional(),
    })
    .optional(),
})
const backTarget = z.strictObject({ part: z.string(), to: z.string().optional() })
const rollbackBody = z.strictObject({ ...move, targets: z.array(backTarget).min(1).max(50) })
const abortBody = z.strictObject({ ...move, part: z.string() })
const unblockBody = z.strictObject({ ...person, part: z.string(), version: z.string() })
const prefixBody = z.strictObject({
  ...move,
  step: z.enum(['add', 'remove']),
  part: z.string(),
  prefix: z.string().max(200),
  newPart: z.boolean().optional(),
})
const repairBody = z.strictObject({
  ...person,
  dryRun: z.boolean().optional(),
  above: z.number().int().nonnegative().optional(),
})
const collectBody = z.strictObject({
  ...person,
  keepDays: z.number().min(0).max(3650).optional(),
  dryRun: z.boolean().optional(),
})
const publishQuery = z.strictObject({
  ...person,
  version: z.string().optional(),
  channel: z.string().optional(),
  from: z.string().max(200).optional(),
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
export function moveRoutes(app: FastifyInstance, context: RegistryContext, healthLog: HealthLog, roleOf: RoleOf): void {
  const authorize = createAuthorize(context, roleOf)
  const scope = 'promote'
  const acting = onlyFor(roleOf, 'act')
  const reading = onlyFor(roleOf, 'read')
  app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload))

  app.post('/v1/releases/:part', acting, async (request) => {
    const { part } = partParams.parse(request.params)
    const { by, dryRun, ...query } = publishQuery.parse(request.query)
    const actor = await authorize(request, { scope: 'publish', targets: [{ ...query, part }], by })
    if (!(request.body instanceof Readable)) {
      throw new ReleaseError('usage', 'Send the built folder as a gzipped tar, with the content type application/gzip.')
    }
    return withUpload(request.body, (folder) =>
      publishRelease(context, actor, { ...query, part, folder, dryRun: dryRun === 'true' }),
    )
  })

  app.post('/v1/promote', acting, async (request) => {
    const { by, ...body } = promoteBody.parse(request.body)
    const { targets } = body
    return promote(context, await authorize(request, { scope, targets, by, managerOnly: isOverride(body) }), body)
  })

  app.post('/v1/rollback', acting, async (request) => {
    const { by, ...body } = rollbackBody.parse(request.body)
    const targets = body.targets.map(({ part, to }) => ({ part, version: to }))
    return rollback(context, await authorize(request, { scope, targets, by, managerOnly: isOverride(body) }), body)
  })

  app.post('/v1/abort', acting, async (request) => {
    const { by, ...body } = abortBody.parse(request.body)
    const targets = [{ part: body.part }]
    return abortCanary(context, await authorize(request, { scope, targets, by, managerOnly: isOverride(body) }), body)
  })

  app.post('/v1/unblock', acting, async (request) => {
    const { by, ...body } = unblockBody.parse(request.body)
    return unblock(context, await authorize(request, { scope, targets: [body], by, managerOnly: true }), body)
  })

  app.post('/v1/prefixes', acting, async (request) => {
    const { by, ...body } = prefixBody.parse(request.body)
    const targets = [{ part: body.part }]
    return changePrefixes(context, await authorize(request, { scope, targets, by, managerOnly: true }), body)
  })

  app.post('/v1/repair', acting, async (request) => {
    const { by, ...body } = repairBody.parse(request.body)
    return repairPointer(context, await authorize(request, { scope, targets: [], by, managerOnly: true }), body)
  })

  app.post('/v1/gc', acting, async (request) => {
    const { by, ...body } = collectBody.parse(request.body)
    return collectGarbage(context, await authorize(request, { scope, targets: [], by, managerOnly: true }), body)
  })

  app.get('/v1/status', reading, () => status(context, healthLog))
  app.get('/v1/prefixes', reading, () => listPrefixes(context))
  app.get('/v1/history', reading, (request) => history(context, historyQuery.parse(request.query)))
  const verify = sharedResult(() => verifyStore(context), VERIFY_VALID_MS)
  app.get('/v1/verify', reading, () => verify())
}
