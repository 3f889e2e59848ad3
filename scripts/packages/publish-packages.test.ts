import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { temporaryFolder } from '../jest/temporary-folder'
import { publish } from './publish-packages'
import type { StagedPackage } from './stage-packages'

interface PackageDocument {
  name: string
  versions: object
}

/** A registry that stores documents as npm sends them. */
function startRegistry(): Promise<{ server: Server; published: Map<string, PackageDocument>; address: string }> {
  const published = new Map<string, PackageDocument>()
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1))
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method !== 'PUT')
      return reply(published.has(name) ? 200 : 404, published.get(name) ?? { error: 'none' })
    void json(request).then((body) => {
      published.set(name, body as PackageDocument)
      reply(201, { ok: true })
    })
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({ server, published, address: `127.0.0.1:${(server.address() as AddressInfo).port}` })
    })
  })
}

/** A built package in `home`, with npm's configuration next to its package.json. */
function stagedPackage(home: string, npmrc: string): StagedPackage {
  const folder = join(home, 'shared-demo')
  mkdirSync(folder)
  const manifest = { name: '@shop/shared-demo', version: '1.0.0', files: ['index.js'] }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'index.js'), 'export const demo = 1\n')
  writeFileSync(join(folder, '.npmrc'), npmrc)
  return { name: manifest.name, version: manifest.version, folder }
}

describe('publish', () => {
  test('publishes to the registry of the npm configuration, and skips what that registry has', async () => {
    const { server, published, address } = await startRegistry()
    // Silent as by `npm run -s`, which npm passes on to the commands that a script starts.
    const npmrc = `@shop:registry=http://${address}/\n//${address}/:_authToken=secret\nloglevel=silent\n`
    const packages = [stagedPackage(temporaryFolder('publish'), npmrc)]
    try {
      expect(await publish(packages)).toEqual([{ name: '@shop/shared-demo', version: '1.0.0', isNew: true }])
      expect(Object.keys(published.get('@shop/shared-demo')?.versions ?? {})).toEqual(['1.0.0'])
      expect(await publish(packages)).toEqual([{ name: '@shop/shared-demo', version: '1.0.0', isNew: false }])
    } finally {
      server.close()
    }
  })

  test('refuses to publish to the public registry by default', async () => {
    const packages = [stagedPackage(temporaryFolder('publish'), '')]
    await expect(publish(packages)).rejects.toThrow('Your npm configuration names no registry for @shop.')
  })
})
