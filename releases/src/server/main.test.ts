import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from '../testing/built-folder'
import { temporaryRegistry } from '../testing/registry'

describe('release server process', () => {
  const started: ChildProcess[] = []
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  beforeEach(async () => (folder = await temporaryFolder()))
  afterEach(async () => {
    for (const server of started.splice(0)) server.kill('SIGKILL')
    await folder.remove()
  })

  function start(env: Record<string, string>): { server: ChildProcess; logs: () => string } {
    const server = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts')], {
      cwd: join(__dirname, '../..'),
      env: { ...process.env, DATA_DIR: folder.path, ...env },
    })
    started.push(server)
    let text = ''
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk))
    return { server, logs: () => text }
  }

  test('responds, and exits with 0 on SIGTERM, even with open event streams', async () => {
    const { server, logs } = start({ RELEASES_PORT: '0' })
    while (!logs().includes('Server listening')) await once(server.stdout ?? server, 'data')
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(logs())?.[0] ?? ''
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok', store: 'ok', revision: 0 })
    const { viewer } = JSON.parse(await readFile(join(folder.path, 'keys/tokens.json'), 'utf8')) as { viewer: string }
    const stream = await fetch(`${url}/v1/pointer/events`, { headers: { authorization: `Bearer ${viewer}` } })
    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
    await stream.text()
  })

  test('reports a taken port and an invalid setting in one sentence each', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const { port } = blocker.address() as AddressInfo
    const taken = start({ RELEASES_PORT: String(port), LOG_LEVEL: 'silent' })
    expect(await once(taken.server, 'close')).toEqual([1, null])
    expect(taken.logs()).toBe(
      `Port ${port} is in use. Stop the program that listens there, or set RELEASES_PORT to another port.\n`,
    )
    blocker.close()
    const wrong = start({ RELEASES_PORT: 'many' })
    expect(await once(wrong.server, 'close')).toEqual([1, null])
    expect(wrong.logs()).toBe('RELEASES_PORT is "many": write a port number from 0 to 65535.\n')
  })

  test('refuses to start without the keys of a store, and says how to fix it', async () => {
    const others = await temporaryRegistry()
    await others.goLive()
    const { server, logs } = start({ RELEASES_PORT: '0', RELEASES_URL: join(others.dataDir, 'releases') })
    expect(await once(server, 'close')).toEqual([1, null])
    expect(logs()).toContain('copy DATA_DIR/keys from a working release server')
    await others.remove()
  })
})
