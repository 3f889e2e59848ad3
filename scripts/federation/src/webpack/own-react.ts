import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import webpack, { type WebpackPluginInstance } from 'webpack'
import type { Part } from '../parts'
import { packageFile } from './rules'

const bridge = resolve(__dirname, '../../own-react')

/**
 * What the bridge's host side imports → the shell's module. The names differ, since the part's own imports of the same
 * packages must not get the shell's.
 */
export const hostModules: Record<string, string> = {
  '#host/react': 'react',
  '#host/jsx-runtime': 'react/jsx-runtime',
  '#host/router': 'react-router-dom',
}

/** Libraries without React that such a part still uses from the shell; a second bus would lose events. */
export const sharedWithoutReact = ['rxjs', '@shop/shared-events', '@shop/shared-api'] as const

/** Makes every module of the part use its own React, libraries that are installed above it too. */
export function ownReactAliases({ folder, ownReact }: Part, target: 'browser' | 'node'): Record<string, string> {
  if (!ownReact) return {}
  const [react, reactDom] = [packageFolder(folder, 'react'), packageFolder(folder, 'react-dom')]
  return {
    // It needs no module of Node: a renderer provides none.
    ...(target === 'node' && { 'react-dom/server$': join(reactDom, 'server.browser.js') }),
    react,
    'react-dom': reactDom,
  }
}

/** Version of the part's own React. Throws if it is older than 18, or react-dom differs. */
export function ownReactVersion({ name, folder, ownReact }: Part): string | undefined {
  if (!ownReact) return undefined
  const [react, reactDom] = ['react', 'react-dom'].map((library) => versionIn(packageFolder(folder, library)))
  if (react === undefined || react !== reactDom)
    throw new Error(`${name} has react ${react} and react-dom ${reactDom}. Install equal versions of both.`)
  if (!/^(1[89]|[2-9]\d|0\.0\.0-)/.test(react))
    throw new Error(`${name} has react ${react}. A React of its own is supported from 18 on.`)
  return react
}

/** Where the exposed modules of a part are, relative to its folder. */
export interface ExposedSources {
  routes: string
  widget(name: string): string
}

/**
 * Writes the modules that stand for the routes and widgets of a part with its own React: the shell's React renders them,
 * and they show the part's components by its own.
 */
export function writeIslands(part: Part, target: 'browser' | 'node'): ExposedSources {
  const home = `node_modules/.shop/own-react-${target}`
  mkdirSync(join(part.folder, home, 'widgets'), { recursive: true })
  const write = (file: string, lines: string[]) => writeFileSync(join(part.folder, home, file), `${lines.join('\n')}\n`)
  const from = (path: string) => JSON.stringify(path)
  write(
    'react.js',
    target === 'browser' ? [`export { mount } from ${from(join(bridge, 'island/mount-island'))}`] : serverReact(part),
  )
  write('routes.js', [
    "import * as react from './react'",
    `import { islandRoutes } from ${from(join(bridge, 'host/island-routes'))}`,
    `import { routes as own } from ${from(join(part.folder, 'src/routes.tsx'))}`,
    'export const routes = islandRoutes(own, react)',
  ])
  for (const widget of part.widgets)
    write(`widgets/${widget}.js`, [
      "import * as react from '../react'",
      `import { islandWidget } from ${from(join(bridge, 'host/island-widget'))}`,
      `import * as own from ${from(join(part.folder, 'src/widgets', `${widget}.tsx`))}`,
      'export const { Widget } = islandWidget(own, react)',
    ])
  return { routes: `./${home}/routes.js`, widget: (name) => `./${home}/widgets/${name}.js` }
}

function serverReact(part: Part): string[] {
  const newSheet = hasOwnStyles(part) ? '() => new ServerStyleSheet()' : ''
  return [
    ...(newSheet ? ["import { ServerStyleSheet } from 'styled-components'"] : []),
    `import { createRender } from ${JSON.stringify(join(bridge, 'island/render-island'))}`,
    `export const render = createRender(${newSheet})`,
  ]
}

/**
 * Names the style elements of the part's own styled-components, which would otherwise take over the shell's. It reads the
 * name from the environment only where there seems to be one.
 */
export function ownStyleNames(part: Part): WebpackPluginInstance[] {
  if (!part.ownReact || !hasOwnStyles(part)) return []
  const environment = { SC_ATTR: JSON.stringify(`data-styled-${part.name}`) }
  return [new webpack.DefinePlugin({ 'typeof process': '"object"', 'process.env': environment })]
}

function hasOwnStyles({ folder }: Part): boolean {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PartPackage
  return 'styled-components' in dependencies
}

interface PartPackage {
  dependencies?: Record<string, string>
}

const packageFolder = (folder: string, name: string) => dirname(packageFile(folder, name, 'package.json'))

const versionIn = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
