import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, host } from '@shop/federation/ports'
import { until } from '@shop/shared-api/testing/until'
import { installTool } from '../tools/install-tool'

/** A running npm registry on this machine, which knows the packages that are published to it only. */
export interface LocalRegistry {
  address: string
  /** Adds a user, and returns the token with which npm publishes as this user. */
  addUser(name: string): Promise<string>
  stop(): Promise<void>
}

const START_TIMEOUT_SECONDS = 60

/** Starts verdaccio on a free port, with its files in `folder`. `publishers` says who publishes to a scope. */
export async function startRegistry(folder: string, publishers: Record<string, string>): Promise<LocalRegistry> {
  const home = await installTool('verdaccio')
  const config = join(folder, 'config.json')
  const packages = Object.entries(publishers).map(([scope, user]) => [`${scope}/*`, { access: '$all', publish: user }])
  writeFileSync(
    config,
    JSON.stringify({
      storage: join(folder, 'storage'),
      auth: { htpasswd: { file: join(folder, 'htpasswd') } },
      packages: Object.fromEntries(packages),
      uplinks: {},
      web: { enable: false },
      log: { type: 'file', path: join(folder, 'log'), level: 'warn' },
    }),
  )
  const port = await freePort()
  const program = join(home, 'node_modules/verdaccio/bin/verdaccio')
  const server = spawn(process.execPath, [program, '--config', config, '--listen', `${host}:${port}`], {
    stdio: 'ignore',
  })
  const address = `http://localhost:${port}/`
  const answers = async () =>
    server.exitCode === null
      ? fetch(`${address}-/ping`).then(
          ({ ok }) => ok,
          () => false,
        )
      : Promise.reject(exited(folder))
  await until(answers, START_TIMEOUT_SECONDS)
  return {
    address,
    async addUser(name) {
      const response = await fetch(`${address}-/user/org.couchdb.user:${name}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, password: crypto.randomUUID() }),
      })
      return ((await response.json()) as { token: string }).token
    },
    async stop() {
      const ended = once(server, 'exit')
      if (server.exitCode === null && server.kill()) await ended
    },
  }
}

const exited = (folder: string) =>
  new Error(`The registry exited before it listened. Its log is ${join(folder, 'log')}.`)
