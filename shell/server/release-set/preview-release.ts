import {
  inlineScriptHashes,
  loadSet,
  prepareSet,
  createSetRenderer,
  type LiveRelease,
  type LiveReleases,
  type PartVersion,
  type Renderer,
  type SetPlan,
  type SetRenderer,
} from '@shop/releases'
import type { FastifyBaseLogger } from 'fastify'
import type { PreviewProcesses } from '../preview/preview-processes'
import { PageUnavailable, toDocument, type PreparedSet } from '../render-pool/prepared-set'
import { ownerVersion } from '../render-pool/render-page'
import { readSiteData } from '../render-pool/site-data'

const RENDER_DEADLINE_MS = 2_000
/** A preview's renderer is ended when it hasn't been used for this long, and started again when it is. */
const IDLE_MS = 60_000

interface PreviewOptions {
  /** Of different parts. */
  releases: readonly LiveRelease[]
  origin: string
  log: Pick<FastifyBaseLogger, 'error'>
  processes: PreviewProcesses
}

/**
 * The live set with the releases of some parts replaced, in a renderer of its own: the preview shares no process with
 * public pages. Rejects when one of them doesn't run.
 */
export async function previewRelease(
  { revision, parts }: LiveReleases,
  { releases, origin, log, processes }: PreviewOptions,
): Promise<PreparedSet> {
  const previewed = Object.fromEntries(
    releases.map((release) => [release.manifest.part, { live: release, lastKnownGood: null }]),
  )
  const onFault = (name: string, version: string, error: unknown) => {
    log.error({ part: name, version, err: error }, 'a previewed version does not run')
    if (previewed[name]) throw new Error(`${name} ${version} does not run here: ${String(error)}.`)
  }
  const live = { revision, parts: { ...parts, ...previewed } }
  const isPreviewed = ({ part, version }: PartVersion) => live.parts[part]?.live.manifest.version === version
  const start = () => processes.start(isPreviewed)
  const { plan, renderer } = await processes.prepare(() => prepareSet(live, { start, origin, onFault }))
  const { set } = plan.site
  const { rendererOf, stop } = restartable(plan, renderer, { ...processes, start })
  const scriptHashes = await inlineScriptHashes(plan.releases, start)
  return {
    set,
    samplePaths: plan.samplePaths,
    replaced: plan.replaced,
    stop,
    renderer: {
      ...readSiteData(plan.description, set),
      async render(url, options = {}) {
        const current = await rendererOf()
        const page = { ...options, url, owner: ownerVersion(plan, url) }
        try {
          return toDocument(await current.render(plan.site, page, RENDER_DEADLINE_MS), scriptHashes)
        } catch (error) {
          log.error(
            { versions: releases.map(({ manifest }) => `${manifest.part}@${manifest.version}`), url, err: error },
            'a previewed page does not render',
          )
          throw new PageUnavailable('The previewed page can’t be rendered.', { cause: error })
        }
      },
    },
  }
}

interface Restarts extends Pick<PreviewProcesses, 'markUsed'> {
  start(): Renderer
}

function restartable(plan: SetPlan, first: SetRenderer, processes: Restarts) {
  let current = Promise.resolve(first)
  let running = first
  let idle: NodeJS.Timeout | undefined

  async function startAgain(): Promise<SetRenderer> {
    running = createSetRenderer(processes.start())
    await loadSet(running, plan)
    return running
  }

  const stop = () => running.process.stop()

  function markUsed(): void {
    processes.markUsed(running.process)
    clearTimeout(idle)
    idle = setTimeout(stop, IDLE_MS).unref()
  }

  markUsed()
  return {
    stop,
    async rendererOf(): Promise<SetRenderer> {
      if (running.process.pid === undefined) current = startAgain()
      markUsed()
      return current
    },
  }
}
