import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** The baseline: a page of the shop as static HTML without scripts; pictures and fonts are proxied. */
export async function serveStaticCopy(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const html = withoutScripts(await (await fetch(url)).text())
  const body = brotliCompressSync(html)
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/') {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      return outgoing.end(body)
    }
    const passed = request(
      new URL(incoming.url ?? '/', url),
      { headers: { accept: incoming.headers.accept } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.destroy())
    return passed.end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((stopped) => server.close(() => stopped()))
    },
  }
}

/** Removes scripts and their preloads from a document. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
}
