import { operationsPath } from '@shop/shared-api/page-access'
import { isCallUnder } from '@shop/shared-api/session-gateway'
import type { FastifyInstance } from 'fastify'
import { refusePage } from '../http/failures'

/** The start of every call of the console. */
export const staffCalls = '/api/staff'

/**
 * What the shop's origin answers in place of the console: its pages are at another origin, and no script of the shop may
 * make its calls.
 */
export function refuseStaff(app: FastifyInstance, operationsUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isCallUnder(request.url, staffCalls))
      return refusePage(request, reply, 404, { code: 'not_found', message: 'There is no such call here.' })
  })
  for (const path of [operationsPath, `${operationsPath}/*`])
    app.get(path, (request, reply) =>
      reply.header('cache-control', 'private, no-store').redirect(consoleAddress(request.url, operationsUrl), 302),
    )
}

/** The same page at the console's origin. */
function consoleAddress(url: string, operationsUrl: string): string {
  const { pathname, search } = new URL(url, operationsUrl)
  return new URL(`${pathname}${search}`, operationsUrl).href
}
