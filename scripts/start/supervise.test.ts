import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { freePort } from '@shop/federation/ports'
import { until } from '@shop/shared-api/testing/until'
import { temporaryFolder } from '../jest/temporary-folder'
import { startService, type Service, type ServiceSpec } from './child-service'
import type { RestartPolicy } from './restart-delay'
import { supervise } from './supervise'
import { waitUntilReady } from './wait-until-ready'

const folder = temporaryFolder('supervise')
const policy: RestartPolicy = { firstDelay: 100, maxDelay: 400, resetAfter: 60_000 }

/** Responds with its process id on its port until it is killed. */
const listening = `
  require('http').createServer((_, answer) => answer.end(String(process.pid)))
    .listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ event: 'ready' }))`

interface Watched {
  services: Service[]
  lines: string[]
  starts: ServiceSpec[]
  stop(): Promise<void>
}

const running: Watched[] = []
afterEach(() => Promise.all(running.splice(0).map(({ stop }) => stop())))

async function superviseAll(specs: ServiceSpec[], delays: Partial<RestartPolicy> = {}): Promise<Watched> {
  const start = (spec: ServiceSpec) => startService(spec, () => undefined)
  const services = specs.map(start)
  const [lines, starts]: [string[], ServiceSpec[]] = [[], []]
  const stopping = new AbortController()
  const watched: Watched = {
    services,
    lines,
    starts,
    async stop() {
      stopping.abort()
      await Promise.all(services.map((service) => service.stop()))
    },
  }
  running.push(watched)
  await Promise.all(services.map((service) => waitUntilReady(service, 60)))
  supervise(services, {
    policy: { ...policy, ...delays },
    start: (spec) => {
      starts.push(spec)
      return start(spec)
    },
    log: (line) => lines.push(line),
    signal: stopping.signal,
  })
  return watched
}

async function program(name: string, code = listening): Promise<ServiceSpec> {
  const entry = join(folder, `${name}.ts`)
  writeFileSync(entry, code)
  return { name, entry, env: { PORT: String(await freePort()) } }
}

const pidAt = async ({ env }: ServiceSpec) => (await fetch(`http://127.0.0.1:${env.PORT}`)).text().then(Number)

describe('supervise', () => {
  test('restarts a killed program on its port while the others continue to run', async () => {
    const specs = [await program('API'), await program('release server'), await program('document server')]
    const { services, lines } = await superviseAll(specs)
    for (const [index, spec] of specs.entries()) {
      const before = await Promise.all(specs.map(pidAt))
      process.kill(services[index]!.pid!, 'SIGKILL')
      await until(() => lines.includes(`The ${spec.name} is running again.`))
      const after = await Promise.all(specs.map(pidAt))
      expect(after.map((pid, position) => pid === before[position])).toEqual(
        specs.map((_, position) => position !== index),
      )
      expect(lines[0]).toMatch(
        new RegExp(`^The ${spec.name} stopped \\(SIGKILL\\)\\. Restarting in 0\\.1 s; the shop keeps running\\.$`),
      )
      lines.length = 0
    }
  })

  test('waits longer after each restart up to the maximum and then shows the last log lines', async () => {
    const crashing = `process.send({ event: 'ready' }); console.error('no flour'); setTimeout(() => process.exit(3), 50)`
    const { lines, starts } = await superviseAll([await program('oven', crashing)])
    const stopped = () => lines.filter((line) => line.includes('stopped'))
    await until(() => stopped().length >= 5)
    const waits = stopped().map((line) => Number(/Restarting in ([\d.]+) s/.exec(line)?.[1]) * 1_000)
    const usual = [100, 200, 400, 400, 400]
    usual.forEach((wait, position) => expect(Math.abs(waits[position]! - wait)).toBeLessThanOrEqual(0.2 * wait + 50))
    expect(starts.length).toBeLessThan(stopped().length + 1)
    expect(stopped()[1]).toMatch(/^The oven stopped \(exit code 3\)\. Restarting in/)
    expect(stopped()[2]).toMatch(
      /^The oven stopped 3 times in a row \(exit code 3\)\. .*Its last lines:\n {2}no flour$/s,
    )
  })

  test('resets the count of exits after a program ran long enough', async () => {
    const crashing = `process.send({ event: 'ready' }); setTimeout(() => process.exit(3), 50)`
    const { lines } = await superviseAll([await program('steady', crashing)], { resetAfter: 1 })
    await until(() => lines.filter((line) => line.includes('stopped')).length >= 4)
    expect(lines.join('\n')).not.toContain('in a row')
  })

  test('starts nothing more when the shop stops during a delay', async () => {
    const { services, lines, starts, stop } = await superviseAll([await program('late')], { firstDelay: 60_000 })
    process.kill(services[0]!.pid!, 'SIGKILL')
    await until(() => lines.length > 0)
    await stop()
    await nextTurn()
    expect(starts).toEqual([])
  })

  test('kills a program after its heartbeats stop and restarts it', async () => {
    const hungBefore = join(folder, 'hung-before')
    const hanging = `
      process.send({ event: 'ready' })
      setInterval(() => process.send({ event: 'heartbeat' }), 50)
      const { existsSync, writeFileSync } = require('node:fs')
      if (!existsSync('${hungBefore}')) setTimeout(() => { writeFileSync('${hungBefore}', ''); for (;;); }, 300)`
    const spec = { ...(await program('hung', hanging)), hangTimeoutMs: 2_000 }
    const { lines, starts } = await superviseAll([spec])
    await until(() => lines.includes('The hung is running again.'))
    expect(lines[0]).toMatch(/^The hung stopped \(it did not respond\)\. Restarting in/)
    expect(starts).toHaveLength(1)
  })

  test('ignores missing heartbeats of a program that never sent any or is being debugged', async () => {
    const debugged = `
      process.send({ event: 'heartbeat', isDebugged: true })
      process.send({ event: 'ready' })
      setInterval(() => undefined, 1000)`
    const silent = `process.send({ event: 'ready' }); setInterval(() => undefined, 1000)`
    const specs = [await program('debugged', debugged), await program('silent', silent)]
    const hung = { ...(await program('neighbor', debugged.replace(', isDebugged: true', ''))), hangTimeoutMs: 200 }
    const { lines, services } = await superviseAll([...specs.map((spec) => ({ ...spec, hangTimeoutMs: 200 })), hung])
    const pids = services.map(({ pid }) => pid)
    await until(() => lines.length > 2)
    expect(lines.every((line) => line.startsWith('The neighbor'))).toBe(true)
    expect(services.slice(0, 2).map(({ pid }) => pid)).toEqual(pids.slice(0, 2))
  })

  test('restarts a program while its port is temporarily in use', async () => {
    const spec = await program('blocked')
    const { services, lines } = await superviseAll([spec])
    const blocker = createServer()
    process.kill(services[0]!.pid!, 'SIGKILL')
    await until(() => lines.length > 0)
    blocker.listen(Number(spec.env.PORT), '127.0.0.1')
    await once(blocker, 'listening')
    await until(() => lines.length > 1)
    blocker.close()
    await until(() => lines.includes('The blocked is running again.'))
    expect(await pidAt(spec)).toBe(services[0]!.pid)
  })
})
