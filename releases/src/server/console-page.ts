import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ReleaseError } from '../release-error'

/** Where `npm start` builds the console. */
const consoleFolder = resolve(__dirname, '../../console/dist')

/** styled-components fills its style element rule by rule, so it is empty when the CSP is checked. */
const emptyStyle = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Serves the console at `/` with its scripts; returns whether it was built, since otherwise the status page is served
 * there.
 */
export function consolePage(app: FastifyInstance, folder = consoleFolder): boolean {
  const scripts = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.js')) : []
  const entry = scripts.find((file) => /^console\.[^.]+\.js$/.test(file))
  if (!entry) return false
  const files = new Map(scripts.map((file) => [file, readFileSync(join(folder, file))]))

  app.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .send(document(entry)),
  )
  app.get<{ Params: { file: string } }>('/console/:file', (request, reply) => {
    const bytes = files.get(request.params.file)
    if (!bytes) throw new ReleaseError('not-found', 'The console has no such file.')
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(bytes)
  })
  return true
}

function document(entry: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><title>Releases</title>',
    '<link rel="icon" href="data:,">',
    `<script src="/console/${entry}" defer></script></head>`,
    '<body><div id="root"></div><noscript><p>The console needs JavaScript. <a href="/status">What is live</a> does not.</p></noscript></body></html>',
  ].join('\n')
}
