import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

/** Nothing of ours is a page, but for those few that say so themselves. A shop that is served without TLS must not have their forms sent by it. */
const POLICY = {
  contentSecurityPolicy: {
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], upgradeInsecureRequests: null },
  },
}

/** Every answer carries helmet's headers. They are the same for all, so helmet is asked once: asked for each answer it takes a tenth of the time that a kept answer costs. */
export const securityHeaders = plugin(async (app: FastifyInstance) => {
  const headers = await helmetHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
})

/** What helmet adds to an answer that had nothing. */
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
