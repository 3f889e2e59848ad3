import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { Failure } from '../failure'

/** Maximum nesting depth of a JSON body; no call needs more than 4. */
export const MAX_JSON_DEPTH = 32

/** Parses JSON bodies like Fastify, but rejects deeply nested ones with 400 before parsing. */
export const jsonDepth = plugin(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isDeeperThan(body, MAX_JSON_DEPTH)) done(new Failure(400, 'malformed', 'We could not read that request.'))
    else void parse(request, body, done)
  })
})

/** Whether JSON text nests deeper than the limit; stops at the first such bracket. Ignores brackets within strings. */
export function isDeeperThan(json: string, limit: number): boolean {
  let depth = 0
  let inText = false
  for (let index = 0; index < json.length; index += 1) {
    const char = json[index]
    if (inText) {
      if (char === '\\') index += 1
      else if (char === '"') inText = false
    } else if (char === '"') inText = true
    else if (char === '[' || char === '{') {
      depth += 1
      if (depth > limit) return true
    } else if (char === ']' || char === '}') depth -= 1
  }
  return false
}
