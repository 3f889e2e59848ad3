import type { ReleaseSet } from '@shop/shared-api/contract'
import { isRecord } from './frames'
import type { PartVersion } from './marker'
import { readBundle, type PageRelease, type StoredRelease } from './part-releases'
import { readPage, type RenderedPage } from './rendered-page'
import type { Renderer } from './start-renderer'

/** What a bundle offers by its own account. */
export interface BundleDescription {
  /** Full paths of its routes, as React Router writes them. */
  routes: string[]
  widgets: string[]
  /** Texts of its inline scripts, by screen: for the gate, which compares them with the manifest. */
  scripts: Record<string, string>
}

/** A set with its bundles loaded by a renderer, ready to render. */
export interface Site {
  /** Names the set within its renderers. */
  id: string
  /** Version of the shell that renders it. */
  shell: string
  set: ReleaseSet
  parts: Record<string, { live: PageRelease; lastKnownGood: PageRelease | null }>
  /** Origin for canonical addresses, as `https://shop.example`. */
  origin: string
}

/** A page to render. */
export interface PageRequest {
  /** Path and query. */
  url: string
  /** The part that is blamed until another part's code is entered. */
  owner: PartVersion
  /** Renders the layout alone, with this set for the browser, which renders the page. */
  inBrowser?: ReleaseSet
  /** The posted form that the page answers. */
  submission?: object
}

/** Time to run one bundle. No visitor waits for it, so that a delay of a busy machine does not count as a loop. */
const LOAD_DEADLINE = { deadlineMs: 2_000, maxExtension: 9 }

/** Loads bundles into a renderer that runs the document server's program, and renders pages with them. */
export interface SetRenderer {
  process: Renderer
  /** Whether this bundle runs for this version of the shell. */
  hasLoaded(version: PartVersion, shell: string): boolean
  /**
   * Runs a bundle, for this version of the shell, unless it runs already. Rejects when its code throws, hangs or ends
   * the process.
   */
  load(release: StoredRelease, shell: string): Promise<BundleDescription>
  /**
   * Creates a site from loaded bundles, unless it exists; returns the shell's description of it, or null from older
   * shells.
   */
  assemble(site: Site): Promise<unknown>
  render(site: Site, page: PageRequest, deadlineMs: number): Promise<RenderedPage>
  /** Rejects when the process doesn't answer in time. */
  ping(deadlineMs: number): Promise<void>
}

/** The client of a renderer that runs `shell/server/renderer/main.ts`. */
export function createSetRenderer(process: Renderer): SetRenderer {
  const bundles = new Map<string, Promise<BundleDescription>>()
  const sites = new Map<string, Promise<unknown>>()
  const keyOf = ({ part, version }: PartVersion, shell: string) => `${shell} ${part}@${version}`

  /** The same request is made once, unless it fails. */
  function once<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
    const present = made.get(key)
    if (present) return present
    const making = make()
    made.set(key, making)
    making.catch(() => made.delete(key))
    return making
  }

  async function load(release: StoredRelease, shell: string): Promise<BundleDescription> {
    const { part, version, node: file } = release.manifest
    const body = readBundle(release)
    const answer = await process.request({ kind: 'load', part, version, shell, file }, { body, ...LOAD_DEADLINE })
    return readDescription(answer.message)
  }

  async function assemble({ id, ...site }: Site): Promise<unknown> {
    const { message } = await process.request({ kind: 'assemble', site: id, ...site }, LOAD_DEADLINE)
    return message['description'] ?? null
  }

  return {
    process,
    hasLoaded: (version, shell) => bundles.has(keyOf(version, shell)),
    load: (release, shell) => once(bundles, keyOf(release.manifest, shell), () => load(release, shell)),
    assemble: (site) => once(sites, site.id, () => assemble(site)),
    async render({ id, origin }, { url, ...page }, deadlineMs) {
      const message = { kind: 'render', site: id, url: new URL(url, origin).href, ...page }
      const answer = await process.request(message, { deadlineMs })
      return readPage(answer, origin)
    },
    async ping(deadlineMs) {
      await process.request({ kind: 'ping' }, { deadlineMs })
    },
  }
}

/** The largest part has 20 routes. */
const MAX_ITEMS = 200
const MAX_ITEM_CHARACTERS = 200

/** The gate compares each item with others: a description may not keep it busy. */
function readDescription({ routes = [], widgets = [], scripts = {} }: Record<string, unknown>): BundleDescription {
  if (!isShortList(routes) || !isShortList(widgets) || !isRecord(scripts) || !isTextList(Object.values(scripts))) {
    throw new Error('a bundle has an invalid description')
  }
  return { routes, widgets, scripts: scripts as Record<string, string> }
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const isShortList = (value: unknown): value is string[] =>
  isTextList(value) && value.length <= MAX_ITEMS && value.every(({ length }) => length <= MAX_ITEM_CHARACTERS)
