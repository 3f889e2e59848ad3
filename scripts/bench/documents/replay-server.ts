import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A plain Node HTTP server that replays the recorded responses of a document server, head and body: the floor for
 * documents. Notifies its parent when ready.
 */
const recorded = JSON.parse(readFileSync(process.env.ANSWERS_FILE as string, 'utf8')) as Record<
  string,
  { status: number; head: Record<string, string>; body: string }
>
const answers = new Map(
  Object.entries(recorded).map(([path, answer]) => [path, { ...answer, bytes: Buffer.from(answer.body, 'base64') }]),
)
const server = createServer(({ url = '' }, reply) => {
  const answer = answers.get(url)
  if (!answer) return void reply.writeHead(404).end()
  reply.writeHead(answer.status, answer.head)
  reply.end(answer.bytes)
})

process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
