import { createServer, type Server } from 'node:net'
import { claimPort, host } from './ports'

function listening(): Promise<{ server: Server; port: number }> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, host, () => {
      const address = server.address()
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 })
    })
  })
}

test('a taken port is told with its number and the switch that changes it', async () => {
  const { server, port } = await listening()
  await expect(claimPort(port, 'API_PORT=<port>')).rejects.toThrow(
    `Port ${port} is taken: stop what listens there, or choose another one with API_PORT=<port>.`,
  )
  server.close()
})

test('a free port is given as asked', async () => {
  const { server, port } = await listening()
  await new Promise((done) => server.close(done))
  await expect(claimPort(port, 'PORT=<port>')).resolves.toBe(port)
})

test('port 0 gives one that can be listened on', async () => {
  const port = await claimPort(0, 'PORT=<port>')
  expect(port).toBeGreaterThan(0)
  await expect(claimPort(port, 'PORT=<port>')).resolves.toBe(port)
})
