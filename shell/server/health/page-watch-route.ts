import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseEncoding } from '@shop/releases'
import type { FastifyInstance } from 'fastify'
import { encodedText } from '../http/encoding'

/** As every shell version names it in its documents. */
const path = '/page-watch.js'

const code = readFileSync(join(__dirname, 'page-watch.js'), 'utf8')

/** Its own policy, as a worker doesn't share that of its page: it reports to this server and loads nothing. */
const policy = "default-src 'none'; connect-src 'self'"

/** Serves the worker that watches a page; documents of every shell version start it. */
export function pageWatchRoute(app: FastifyInstance): void {
  const { body } = encodedText(code)

  app.get(path, async (request, reply) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': policy,
        vary: 'accept-encoding',
      })
      .send(await body(encoding))
  })
}
