import {
  assertNotConsole,
  openPreview,
  previewFindings,
  versionsOf,
  type Keyring,
  type LiveRelease,
  type Preview,
  type PreviewPass,
  type PreviewedVersion,
  type Revocations,
} from '@shop/releases'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { LiveSite } from '../release-set/live-site'
import type { PreparedSet } from '../render-pool/prepared-set'
import type { BadgeText } from './preview-badge'
import { readDevServer, type DevServer } from './dev-server'
import { devServerOrigin, isOnDevelopmentHost } from './development-host'
import { endedCookie, passCookie, passFrom } from './preview-cookie'

interface PreviewOptions {
  site: LiveSite
  keyring: Keyring
  revocations: Pick<Revocations, 'assertActive'>
  origin: string
  /** A published version, live or not; rejects with a message without one. */
  releaseOf(part: string, version: string): Promise<LiveRelease>
}

/** What a visitor with a preview gets. */
export interface Shown {
  /** The live set with the parts replaced; undefined when the pass is over, or a version doesn't run. */
  prepared?: PreparedSet
  badge: BadgeText
  /** Origin of the dev server that serves the part's code. */
  devServer?: string
  setCookie?: string
}

/** The result of a preview request: a page with a badge, or a redirect. */
export type PreviewAnswer = { kind: 'page'; page: Shown } | { kind: 'redirect'; to: string; setCookie: string }

/** Lets a visitor preview versions: by a signed link, or freely on a development host. */
export interface Previews {
  /** Undefined for a request without a preview. */
  answer(request: FastifyRequest, page: URL): Promise<PreviewAnswer | undefined>
  /** The set of an active preview, for a tab's requests other than documents. */
  shownTo(cookie: string | undefined): PreparedSet | undefined
  /** Whether this visitor carries a good pass for this version, and so may have its files. */
  allows(request: FastifyRequest, part: string, version: string): boolean
}

/** For an origin that shows released versions only. */
export const noPreviews: Previews = {
  answer: async () => undefined,
  shownTo: () => undefined,
  allows: () => false,
}

interface Trial {
  prepared: PreparedSet
  findings: string[]
}

const leave = '?remote=leave'
/** Lifetime of an unsigned pass in seconds: a working day. */
const unsignedFor = 8 * 3600

/** Previews of one document server. */
export function createPreviews({ site, keyring, revocations, origin, releaseOf }: PreviewOptions): Previews {
  const trials = new LRUCache<string, Trial>({ max: 20, dispose: ({ prepared }) => prepared.stop?.() })
  const preparing = new Map<string, Promise<Trial>>()

  /** What a pass shows until when; throws a sentence for one that is not good. */
  function opened(pass: PreviewPass, isFree: boolean): Partial<Preview> {
    if (isFree && !pass.signed) return {}
    const preview = openPreview(keyring, pass)
    revocations.assertActive(preview.id)
    return preview
  }

  function isGood(pass: PreviewPass, isFree: boolean): boolean {
    try {
      opened(pass, isFree)
      return true
    } catch {
      return false
    }
  }

  async function trialOf(remote: string): Promise<Trial> {
    const key = keyOf(remote)
    const devServer = devServerOf(remote)
    const known = trials.get(key)
    // What a dev server declares changes with its sources.
    if (known && !devServer) return known
    const making = devServer ? devTrial(devServer) : (preparing.get(key) ?? releasedTrial(versionsOf(remote)))
    preparing.set(key, making)
    try {
      const trial = await making
      trials.set(key, trial)
      return trial
    } finally {
      preparing.delete(key)
    }
  }

  async function devTrial(devServer: DevServer): Promise<Trial> {
    return { prepared: site.withDevServer(await readDevServer(devServer)), findings: [] }
  }

  async function releasedTrial(versions: readonly PreviewedVersion[]): Promise<Trial> {
    const releases = await Promise.all(versions.map(({ part, version }) => releaseOf(part, version)))
    const manifests = releases.map(({ manifest }) => manifest)
    for (const { part, contract } of manifests) assertNotConsole(part, contract.prefixes)
    return {
      prepared: await site.withReleases(releases),
      findings: await previewFindings(site.liveManifests(), manifests),
    }
  }

  /** The key of previewed versions among the trials. */
  function keyOf(remote: string): string {
    return `${site.current().set.revision} ${remote}`
  }

  async function page(pass: PreviewPass, isFree: boolean): Promise<Shown> {
    try {
      const { until } = opened(pass, isFree)
      const { prepared, findings } = await trialOf(pass.remote)
      const ends = until ? `, until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC` : ''
      const text = `Preview: ${pass.remote.replaceAll('@', ' ').replaceAll(',', ', ')}${ends}. Only you see it.`
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
      return pass && isGood(pass, true) ? trials.get(keyOf(pass.remote))?.prepared : undefined
    },
    allows(request, part, version) {
      const pass = passFrom(request.headers.cookie)
      if (!pass?.remote.split(',').includes(`${part}@${version}`)) return false
      return isGood(pass, isOnDevelopmentHost(request, origin))
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
function devServerOf(remote: string): DevServer | undefined {
  const [part = '', ...rest] = remote.split('@')
  const origin = devServerOrigin(rest.join('@'))
  return origin === undefined ? undefined : { part, origin }
}
