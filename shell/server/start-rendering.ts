import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openingSentences } from '@shop/releases'
import type { FastifyBaseLogger } from 'fastify'
import type { ServerConfig } from './config'
import type { HealthMeter } from './health/health-meter'
import type { ApiData } from './open-api-data'
import type { Registry } from './open-registry'
import { forConsole, forShoppers } from './operations/origin-parts'
import { createLiveSite, type LiveSite, type LiveSiteOptions } from './release-set/live-site'
import { openExcludedVersions } from './render-pool/excluded-versions'
import { createRendererFactory } from './render-pool/renderer-factory'

/** Renderers at the same time, once pages would wait for each other. Each takes about 150 MB in use. */
const maxRenderers = Math.min(8, Math.max(2, availableParallelism()))

interface RenderingOptions {
  logger: FastifyBaseLogger
  meter: HealthMeter
  registry: Registry
  call: ApiData['call']
}

/** Starts the renderers of the shop and of the merchant's console, confined as far as this machine allows. */
export async function startRendering(config: ServerConfig, { logger, meter, registry, call }: RenderingOptions) {
  const { store, revocations, readLive } = registry
  const factory = await createRendererFactory(call)
  const { name: confinement, leavesOpen } = factory.confinement
  logger.info({ confinement, leavesOpen: leavesOpen.map((opening) => openingSentences[opening]) }, 'parts are confined')
  const rendering: Pick<LiveSiteOptions, 'log' | 'start' | 'onFault' | 'onDenied'> = {
    log: logger,
    start: factory.start,
    onFault: ({ part, version }, error) => meter.codeFailed(part, version, error),
    onDenied: ({ part, version }, kind) => meter.attemptDenied(part, version, kind),
  }
  const excluded = openExcludedVersions(join(config.dataDir, 'document-server/excluded.json'))
  const site = await createLiveSite({
    ...rendering,
    read: async () => forShoppers(await readLive()),
    watch: (onChange) =>
      store.watch(() => {
        onChange()
        void revocations.refresh()
      }),
    origin: config.publicUrl,
    renderers: { least: 1, most: maxRenderers, hasSpare: true },
    excluded,
  })
  const excludedInConsole = openExcludedVersions(join(config.dataDir, 'document-server/excluded-in-console.json'))
  // One renderer without a spare, and none while the console is not used: staff are few, and it starts within their page's wait.
  const consoleSite = await createLiveSite({
    ...rendering,
    read: async () => forConsole(await readLive()),
    watch: (onChange) => store.watch(onChange),
    origin: config.operationsUrl,
    renderers: { least: 0, most: 1, hasSpare: false },
    excluded: excludedInConsole,
  })
  return {
    site,
    consoleSite,
    confinement: { rung: confinement, leavesOpen },
    excludedVersions: () => [...excluded.list(), ...excludedInConsole.list()],
    /** What the public may know of the renderers. */
    counts: () => ({ confinement, leavesOpen, ...countsOf(site), console: countsOf(consoleSite) }),
  }
}

function countsOf(site: LiveSite) {
  const { renderers, spares, restarts, renders } = site.renderers()
  return { renderers, spares, restarts, renders }
}
