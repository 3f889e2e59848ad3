import {
  openPreview,
  previewFindings,
  targetOf,
  type Keyring,
  type LiveRelease,
  type PreviewPass,
} from '@shop/releases'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { LiveSite } from '../release-set/live-site'
import type { PreparedSet } from '../release-set/prepare-set'
import type { BadgeText } from './preview-badge'
import { devServerOrigin, isOnDevelopmentHost } from './development-host'
import { endedCookie, passCookie, passFrom } from './preview-cookie'

interface PreviewOptions {
  site: LiveSite
  keyring: Keyring
  origin: string
  /** A published version, live or not; rejects with a message without one. */
  releaseOf(part: string, version: string): Promise<LiveRelease>
}

/** What a visitor with a preview gets. */
export interface Shown {
  /** The live set with one part replaced; undefined when the pass has expired, or the version doesn't run. */
  prepared?: PreparedSet
  badge: BadgeText
  /** Origin of the dev server that serves the part's code. */
  devServer?: string
  setCookie?: string
}

/** The result of a preview request: a page with a badge, or a redirect. */
export type PreviewAnswer = { kind: 'page'; page: Shown } | { kind: 'redirect'; to: string; setCookie: string }

/** Lets a visitor preview one version: by a signed link, or freely on a development host. */
export interface Previews {
  /** Undefined for a request without a preview. */
  answer(request: FastifyRequest, page: URL): Promise<PreviewAnswer | undefined>
  /** The set of an active preview, for a tab's requests other than documents. */
  shownTo(cookie: string | undefined): PreparedSet | undefined
  /** Whether this visitor carries a good pass for exactly this version, and so may have its files. */
  allows(request: FastifyRequest, part: string, version: string): boolean
}

interface Trial {
  prepared: PreparedSet
  findings: string[]
}

const leave = '?remote=leave'
/** Lifetime of an unsigned pass in seconds: a working day. */
const unsignedFor = 8 * 3600

/** Previews of one document server. */
export function createPreviews({ site, keyring, origin, releaseOf }: PreviewOptions): Previews {
  const trials = new LRUCache<string, Trial>({ max: 20 })

  /** What a pass shows until when; throws a sentence for one that is not good. */
  function opened(pass: PreviewPass, isFree: boolean): { until?: Date } {
    return isFree && !pass.signed ? {} : openPreview(keyring, pass)
  }

  async function trialOf(remote: string): Promise<Trial> {
    const key = keyOf(remote)
    const known = trials.get(key)
    if (known) return known
    const devServer = devServerOf(remote)
    const trial = devServer
      ? { prepared: site.withDevServer(devServer.part, devServer.origin), findings: [] }
      : await releasedTrial(targetOf(remote))
    trials.set(key, trial)
    return trial
  }

  async function releasedTrial({ part, version }: { part: string; version: string }): Promise<Trial> {
    const release = await releaseOf(part, version)
    return {
      prepared: site.withRelease(part, release),
      findings: await previewFindings(site.liveManifests(), release.manifest),
    }
  }

  /** A part's key in the set of previewed versions. */
  function keyOf(remote: string): string {
    return `${site.current().set.revision} ${remote}`
  }

  async function page(pass: PreviewPass, isFree: boolean): Promise<Shown> {
    try {
      const { until } = opened(pass, isFree)
      const { prepared, findings } = await trialOf(pass.remote)
      const ends = until ? `, until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC` : ''
      const text = `Preview: ${pass.remote.replace('@', ' ')}${ends}. Only you see it.`
      return { prepared, badge: { text, findings, leave }, devServer: devServerOf(pass.remote)?.origin }
    } catch (error) {
      const { message } = error as { message?: string }
      const text = `${message} You see the shop as everyone does.`
      return { badge: { text, findings: [], leave }, setCookie: endedCookie(origin) }
    }
  }

  return {
    async answer(request, url) {
      const remote = url.searchParams.get('remote')
      const carried = passFrom(request.headers.cookie)
      if (remote === null && !carried) return undefined
      const isFree = isOnDevelopmentHost(request, origin)
      if (remote === null) return { kind: 'page', page: await page(carried as PreviewPass, isFree) }
      const pass = { remote, signed: url.searchParams.get('signed') ?? '' }
      if (remote === 'leave') return { kind: 'redirect', to: without(url), setCookie: endedCookie(origin) }
      const shown = await page(pass, isFree)
      if (!shown.prepared) return { kind: 'page', page: shown }
      const { until } = opened(pass, isFree)
      const seconds = until ? Math.ceil((until.getTime() - Date.now()) / 1000) : unsignedFor
      return { kind: 'redirect', to: without(url), setCookie: passCookie(pass, seconds, origin) }
    },
    shownTo(cookie) {
      const pass = passFrom(cookie)
      return pass && trials.get(keyOf(pass.remote))?.prepared
    },
    allows(request, part, version) {
      const pass = passFrom(request.headers.cookie)
      if (pass?.remote !== `${part}@${version}`) return false
      try {
        opened(pass, isOnDevelopmentHost(request, origin))
        return true
      } catch {
        return false
      }
    },
  }
}

/** The same page without the signature in its URL, so that the link can't be passed on. */
function without(page: URL): string {
  const url = new URL(page)
  url.searchParams.delete('remote')
  url.searchParams.delete('signed')
  // Two slashes at the start would lead to another host.
  return url.pathname.replace(/^\/+/, '/') + url.search
}

/** Reads `catalogue@http://localhost:3001`. */
function devServerOf(remote: string): { part: string; origin: string } | undefined {
  const [part = '', ...rest] = remote.split('@')
  const origin = devServerOrigin(rest.join('@'))
  return origin === undefined ? undefined : { part, origin }
}
