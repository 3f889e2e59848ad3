import type { Duplex } from 'node:stream'
import { messageOf, serve, stackOf, type Handler, type PartVersion } from '@shop/releases/renderer-program'
import type { BrowserRelease, ReleaseSet } from '@shop/shared-api/contract'
import { createReadApi } from '@shop/shared-api/read-api'
import type { RemoteBundle, Renderer, RendererOptions } from '../../src/server-render/create-renderer'
import { describeBundle } from './describe-bundle'
import { createMarks } from './marks'
import { runBundle } from './run-bundle'
import { sharedModules } from './shared-modules'

interface ShellBundle {
  shared: Record<string, unknown>
  createRenderer(options: RendererOptions): Renderer
}

/** A part's release as the parent process names it, without its code. */
interface NamedRelease {
  release: BrowserRelease
  chunks: Record<string, string[]>
}

interface SiteMessage {
  site: string
  /** Version of the shell that renders, and that the remotes' bundles were loaded for. */
  shell: string
  set: ReleaseSet
  parts: Record<string, { live: NamedRelease; lastKnownGood: NamedRelease | null }>
  origin: string
}

/**
 * The program of a renderer: it runs parts' bundles and renders their pages. It is started in a process without
 * environment, files and network, and makes API calls through its parent.
 */
export function start(channel: Duplex, received: Buffer): void {
  const bundles = new Map<string, unknown>()
  const sites = new Map<string, Renderer>()
  const owners = new Map<number, PartVersion>()
  const marks = createMarks()

  const keyOf = (shell: string, { part, version }: PartVersion) =>
    part === 'shell' ? `shell@${version}` : `shell@${shell} ${part}@${version}`

  function bundleOf<T>(shell: string, version: PartVersion): T {
    const bundle = bundles.get(keyOf(shell, version))
    if (!bundle) throw new Error(`${version.part}@${version.version} is not loaded.`)
    return bundle as T
  }

  /** Runs a bundle; that of a remote with the modules of the given shell. */
  const load: Handler = (message, code) => {
    const { part, version, shell, file } = message as unknown as PartVersion & { shell: string; file: string }
    const release = { part, version }
    const provided =
      part === 'shell'
        ? sharedModules
        : { ...sharedModules, ...bundleOf<ShellBundle>(shell, { part: 'shell', version: shell }).shared }
    marks.enter(release)
    const bundle = runBundle(code.toString('utf8'), `${part}@${version}/${file}`, marks.provide(release, provided), {
      ...marks.timers(release),
    })
    const described = part === 'shell' ? {} : describeBundle(bundle as Partial<RemoteBundle>)
    bundles.set(keyOf(shell, release), bundle)
    return { message: described }
  }

  /** Creates the renderer of a set after its bundles are loaded, and describes it. */
  const assemble: Handler = async (message) => {
    const { site, shell, set, parts, origin } = message as unknown as SiteMessage
    const shellVersion = { part: 'shell', version: shell }
    const withBundle = (part: string, { release, chunks }: NamedRelease) => ({
      release,
      chunks,
      bundle: part === 'shell' ? undefined : bundleOf<RemoteBundle>(shell, { part, version: release.version }),
    })
    const entries = Object.entries(parts).map(([part, { live, lastKnownGood }]) => [
      part,
      { live: withBundle(part, live), lastKnownGood: lastKnownGood && withBundle(part, lastKnownGood) },
    ])
    marks.enter(shellVersion)
    const options = { set, parts: Object.fromEntries(entries) as RendererOptions['parts'], origin }
    const renderer = bundleOf<ShellBundle>(shell, shellVersion).createRenderer(options)
    sites.set(site, renderer)
    return { message: { description: renderer.describe?.() ?? null } }
  }

  const render: Handler = async (message, _body, call) => {
    const { id, site, url, owner, ...options } = message as unknown as {
      id: number
      site: string
      url: string
      owner: PartVersion
      inBrowser?: ReleaseSet
      submission?: never
    }
    const renderer = sites.get(site)
    if (!renderer) throw new Error(`The site ${site} is not assembled.`)
    owners.set(id, owner)
    marks.enter(owner)
    try {
      const api = createReadApi((path) => call(`/api${path}`))
      const { html = '', failures, ...document } = await renderer.render(new Request(url), { api }, options)
      const described = failures.map(({ part, version, to, error }) => {
        return { part, version, to, message: messageOf(error), stack: stackOf(error) ?? null }
      })
      return { message: { ...document, failures: described }, body: Buffer.from(html) }
    } finally {
      owners.delete(id)
    }
  }

  const ping: Handler = () => ({ message: {} })

  serve(channel, received, { load, assemble, render, ping }, (request) => {
    const owner = owners.get(request)
    if (owner) marks.enter(owner)
  })
}
