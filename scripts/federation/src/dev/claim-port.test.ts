import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { claimDevPort } from './claim-port'

describe('claim port', () => {
  test('rejects a port in use and an invalid port with a message that says how to fix it', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    await expect(claimDevPort(port)).rejects.toThrow(
      `Port ${port} is in use: stop the process that listens there, or choose another`,
    )
    other.close()
    await once(other, 'close')
    await expect(claimDevPort(port)).resolves.toBeUndefined()
    for (const wrong of [Number.NaN, 0, 70_000]) await expect(claimDevPort(wrong)).rejects.toThrow('--port 3014')
  })
})
