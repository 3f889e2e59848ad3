import { execFile } from 'node:child_process'
import { createReadStream, existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { linkPackages, newFolder } from '../../packages/testing/outside-remote'
import { root } from '../../packages/stage-packages'

const shared = ['react', 'react-dom', 'react-router-dom', 'styled-components', 'rxjs']

const build = `
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack')
const webpack = require('webpack')
const config = {
  mode: 'production',
  context: __dirname,
  entry: './index.js',
  output: { path: __dirname + '/dist', publicPath: '/' },
  optimization: { minimize: false },
  performance: { hints: false },
  plugins: [
    new ModuleFederationPlugin({
      name: 'plain_host',
      remotes: {},
      shared: Object.fromEntries(${JSON.stringify(shared)}.map((name) => [name, { singleton: true }])),
      dts: false,
    }),
  ],
}
webpack(config, (error, stats) => {
  if (!error && !stats.hasErrors()) return
  console.error(error || stats.toString('errors-only'))
  process.exit(1)
})
`

const bootstrap = `
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import 'rxjs'
import 'styled-components'

async function start() {
  const discovery = await fetch(window.shop + '/.well-known/frontend-discovery')
  const { microFrontends } = await discovery.json()
  registerRemotes(Object.entries(microFrontends).map(([name, [{ url }]]) => ({ name, entry: url })))
  const connect = async () => {
    const account = await loadRemote('account/connect')
    return account.connect({ apiBase: '/shop-api', onEvent: (...event) => (window.events ??= []).push(event) })
  }
  const { routes } = location.search === '?connected' ? await connect() : await loadRemote('account/routes')
  const { Widget } = await loadRemote('wholesale/widgets/application-notice')
  const page = createElement('main', {}, createElement(Widget, { otherwise: 'Retail prices' }), createElement(Outlet))
  const router = createBrowserRouter([{ path: '/', element: page, HydrateFallback: () => null, children: routes }])
  createRoot(document.getElementById('root')).render(createElement(RouterProvider, { router }))
}
void start()
`

/** A site that isn't the shop's, outside of its repository and without its packages. */
export interface PlainHost {
  origin: string
  /** Calls that its pages made to an API on their own origin, which refuses every change. */
  calls: string[]
  /** Libraries that it shares. */
  shared: string[]
  stop(): Promise<void>
}

/** Builds the site with webpack and Module Federation's own plugin, and serves it for the shop at this address. */
export async function startPlainHost(shop: string): Promise<PlainHost> {
  const home = newFolder('plain-host')
  linkPackages(join(root, 'node_modules'), join(home, 'node_modules'), (entry) => entry !== '@shop')
  const versions = Object.fromEntries(shared.map((name) => [name, '*']))
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'plain-host', dependencies: versions }))
  writeFileSync(join(home, 'build.cjs'), build)
  writeFileSync(join(home, 'index.js'), `import('./bootstrap')`)
  writeFileSync(join(home, 'bootstrap.js'), bootstrap)
  await promisify(execFile)(process.execPath, ['build.cjs'], { cwd: home })

  const calls: string[] = []
  const document = `<!doctype html><title>Plain host</title><div id="root"></div>
    <script>window.shop = ${JSON.stringify(shop)}</script><script src="/main.js"></script>`
  const server = createServer(({ url = '', method }, response) => {
    const path = url.split('?')[0] ?? ''
    const file = join(home, 'dist', path)
    if (/^\/(shop-)?api\//.test(path)) {
      calls.push(path)
      const [status, body] = method === 'GET' ? [200, { data: {} }] : [422, { code: 'invalid', message: 'Refused.' }]
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    } else if (extname(path) === '.js' && existsSync(file)) {
      response.writeHead(200, { 'content-type': 'text/javascript' })
      createReadStream(file).pipe(response)
    } else if (extname(path)) response.writeHead(204).end()
    else response.writeHead(200, { 'content-type': 'text/html' }).end(document)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    shared,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
