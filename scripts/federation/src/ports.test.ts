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

describe('ports', () => {
  test('names a port in use and the setting that changes it', async () => {
    const { server, port } = await listening()
    await expect(claimPort(port, 'API_PORT=<port>')).rejects.toThrow(
      `Port ${port} is in use: stop the process that listens there, or choose another port with API_PORT=<port>.`,
    )
    server.close()
  })

  test('returns a free port unchanged', async () => {
    const { server, port } = await listening()
    await new Promise((done) => server.close(done))
    await expect(claimPort(port, 'PORT=<port>')).resolves.toBe(port)
  })

  test('returns a free port for 0', async () => {
    const port = await claimPort(0, 'PORT=<port>')
    expect(port).toBeGreaterThan(0)
    await expect(claimPort(port, 'PORT=<port>')).resolves.toBe(port)
  })
})
