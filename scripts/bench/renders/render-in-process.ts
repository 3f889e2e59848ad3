import { readBundle, toPageRelease, type LiveSet } from '@shop/releases'
import type { ReleaseSet } from '@shop/shared-api/contract'
import { createReadApi } from '@shop/shared-api/read-api'
import type { apiCaller } from '../../../shell/server/http/call-api'
import { runBundle } from '../../../shell/server/renderer/run-bundle'
import { sharedModules } from '../../../shell/server/renderer/shared-modules'
import type { Renderer, RemoteBundle, RendererOptions } from '../../../shell/src/server-render/create-renderer'

interface ShellBundle {
  shared: Record<string, unknown>
  createRenderer(options: RendererOptions): Renderer
}

/** Renders pages of the live versions in this process, as a document server without renderers would. */
export function renderInProcess(
  { parts }: LiveSet,
  set: ReleaseSet,
  call: ReturnType<typeof apiCaller>,
): (path: string) => Promise<string> {
  const origin = 'http://shop.test'
  const run = (part: string, modules: Record<string, unknown>) =>
    runBundle(readBundle(parts[part]!.live).toString(), part, modules)
  const shell = run('shell', sharedModules) as ShellBundle
  const modules = { ...sharedModules, ...shell.shared }
  const loaded = Object.entries(parts).map(([part, { live }]) => {
    const bundle = part === 'shell' ? undefined : (run(part, modules) as RemoteBundle)
    return [part, { live: { ...toPageRelease(live), bundle }, lastKnownGood: null }] as const
  })
  const renderer = shell.createRenderer({ set, parts: Object.fromEntries(loaded), origin })
  const api = createReadApi((path) => call(`/api${path}`))
  return async (path) => {
    const { html, failures } = await renderer.render(new Request(origin + path), { api })
    if (failures[0]) throw failures[0].error
    return html
  }
}
