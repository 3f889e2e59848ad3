import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bareQuery } from './bare-query'

/**
 * A plain Node HTTP server with one route that answers `/<bytes>` with a row of that size from PostgreSQL: the upper
 * limit for an API with one query per call. Notifies its parent when ready.
 */
const query = bareQuery(process.env.DATABASE_URL as string)
const server = createServer((request, answer) => {
  query.query(Number(request.url?.slice(1))).then(
    ({ rows: [row] }) => {
      answer.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      answer.end(row?.payload)
    },
    (error: Error) => answer.writeHead(500).end(error.message),
  )
})

process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
