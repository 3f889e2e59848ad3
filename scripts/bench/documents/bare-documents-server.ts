import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A plain Node HTTP server that replays one response of a document server, head and body: the baseline for documents.
 * Notifies its parent when ready.
 */
const { head, body } = JSON.parse(readFileSync(process.env.ANSWER_FILE as string, 'utf8')) as {
  head: Record<string, string>
  body: string
}
const bytes = Buffer.from(body, 'base64')
const server = createServer((_request, answer) => {
  answer.writeHead(200, head)
  answer.end(bytes)
})

process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
