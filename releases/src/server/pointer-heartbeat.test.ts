import type { AddressInfo } from 'node:net'
import { temporaryRegistry } from '../testing/registry'
import { stopClock } from '../testing/stopped-clock'
import { buildServer } from './build-server'

const tokens = { manager: 'm'.repeat(32), teams: {} }

describe('pointerEvents', () => {
  stopClock('setInterval')

  test('sends a heartbeat after 15 seconds, not before', async () => {
    const registry = await temporaryRegistry()
    const app = buildServer(registry.context, { tokens, publicOrigin: '' })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const headers = { authorization: `Bearer ${tokens.manager}` }
    const { body } = await fetch(`http://127.0.0.1:${port}/v1/pointer/events`, { headers })
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const read = async () => void (text += (await reader.read()).value)
    await read()
    jest.advanceTimersByTime(14_999)
    await registry.goLive({ version: '1.0.0' })
    while (!text.includes('event: pointer')) await read()
    expect(text).not.toContain('alive')
    jest.advanceTimersByTime(1)
    while (!text.includes(': alive\n\n')) await read()
    await reader.cancel()
    await app.close()
    await registry.remove()
  })
})
