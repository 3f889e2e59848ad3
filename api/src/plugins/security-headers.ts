import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

/**
 * Most responses are not pages; the few pages set their own policy. Without `upgrade-insecure-requests`, since a shop
 * over plain http could not submit its forms.
 */
const POLICY = {
  contentSecurityPolicy: {
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], upgradeInsecureRequests: null },
  },
}

/**
 * Sends helmet's headers with every response. They are constant, so helmet runs once: per response it would take a
 * tenth of the time of a cached response.
 */
export const securityHeaders = plugin(async (app: FastifyInstance) => {
  const headers = await helmetHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
})

/** The headers that helmet adds to an empty response. */
async function helmetHeaders(): Promise<Record<string, string>> {
  const bare = new Set(Object.keys((await answerOf(Fastify())).headers))
  const app = Fastify()
  await app.register(helmet, POLICY)
  const { headers } = await answerOf(app)
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (bare.has(name) ? [] : [[name, String(value)]])),
  )
}

async function answerOf(app: FastifyInstance) {
  app.get('/', async () => '')
  const answer = await app.inject('/')
  await app.close()
  return answer
}
