import { temporaryRegistry } from '../testing/registry'
import { startServer } from '../testing/start-server'
import { stopClock } from '../testing/stopped-clock'

describe('pointerEvents', () => {
  stopClock('setInterval')

  test('sends a heartbeat after 15 seconds, not before', async () => {
    const registry = await temporaryRegistry()
    const { app, url, tokens } = await startServer(registry)
    const headers = { authorization: `Bearer ${tokens.manager}` }
    const { body } = await fetch(`${url}/v1/pointer/events`, { headers })
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
