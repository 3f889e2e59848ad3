import type { Api } from '@shop/shared-api'
import { prepareSet, type BundleCache, type LiveReleases } from './prepare-set'

/** A failed sample path of a candidate set; the registry's gate formats it for release managers. */
export interface SampleFault {
  part: string
  path: string
  cause: 'code' | 'missing' | 'api' | 'absent'
  problem: string
}

interface SampleOptions {
  api: Api
  origin: string
  /** Bundles of an earlier set; those that this set doesn't use are evicted. */
  cache: BundleCache
}

/** Renders every sample path of a set exactly as a document would be, without anything to fall back to. */
export async function renderSamples(
  parts: LiveReleases['parts'],
  { api, origin, cache }: SampleOptions,
): Promise<SampleFault[]> {
  if (!parts['shell']) return [{ part: '*', path: 'every path', cause: 'absent', problem: 'no shell is live yet' }]
  const faults: SampleFault[] = []
  const onFault = (part: string, _version: string, error: unknown) =>
    void faults.push({ part, path: 'the start', cause: 'code', problem: messageOf(error) })
  const used = new Set(Object.entries(parts).map(([name, { live }]) => `${name}@${live.manifest.version}`))
  for (const key of cache.keys()) if (!key.split(' ').every((id) => used.has(id))) cache.delete(key)
  try {
    const { renderer } = prepareSet({ revision: 0, parts }, { origin, cache, onFault })
    for (const [part, { live }] of Object.entries(parts)) {
      for (const path of live.manifest.contract.samplePaths) {
        const { status, failures } = await renderer.render(new Request(new URL(path, origin)), { api })
        const [failure] = failures
        if (failure) faults.push({ part: failure.part, path, cause: 'code', problem: messageOf(failure.error) })
        else if (status === 404) faults.push({ part, path, cause: 'missing', problem: 'not found' })
        else if (status >= 500) faults.push({ part, path, cause: 'api', problem: `its loader answers ${status}` })
      }
    }
  } catch (error) {
    if (faults.length === 0) faults.push({ part: 'shell', path: 'the start', cause: 'code', problem: messageOf(error) })
  }
  return faults.filter(
    ({ part, path }, index) => faults.findIndex((other) => other.part === part && other.path === path) === index,
  )
}

/** A bundle's errors may come from another realm, so `instanceof` doesn't work. */
function messageOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown }
  return (typeof message === 'string' ? message : String(error)).split('\n')[0]?.slice(0, 300) ?? ''
}
