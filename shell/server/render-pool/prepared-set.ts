import type { LiveReleases, PartVersion, RenderedPage, ReplacedVersion } from '@shop/releases'
import type { ReleaseSet } from '@shop/shared-api/contract'
import { ownerOfPath } from '@shop/shared-api/owner-of-path'
import type { RenderedDocument } from '../../src/server-render/create-renderer'
import type { DerivedPlan } from './derive-plan'
import { renderPage, type FailedAttempt } from './render-page'
import type { RenderPool } from './render-pool'
import type { SiteData } from './site-data'

/** What a page is rendered for. */
export interface PageOptions {
  /** Sends the layout alone, with this set for the browser, which renders the page. */
  inBrowser?: ReleaseSet
  /** The posted form that the page answers. */
  submission?: object
}

/** A rendered page with the CSP sources of its set's inline scripts. */
export interface PageDocument extends Omit<RenderedDocument, 'inlineScript' | 'earlyScript'> {
  scriptHashes: readonly string[]
}

/** Renders the pages of one set. */
export interface SiteRenderer extends SiteData {
  /** Renders the page at this path and query. Never rejects for a fault of a part. */
  render(url: string, options?: PageOptions): Promise<PageDocument>
}

/** One immutable set of versions, ready to render. */
export interface PreparedSet {
  set: ReleaseSet
  renderer: SiteRenderer
  samplePaths: string[]
  replaced: ReplacedVersion[]
  /** Ends the process that renders a preview; it is started again when a page needs it. */
  stop?(): void
}

/** Parts of which no version runs, with the prefixes of their live versions. */
export type MissingParts = Readonly<Record<string, { version: string; prefixes: readonly string[] }>>

/** The parts of these releases that a prepared set lacks. */
export function missingParts({ parts }: LiveReleases, { site }: Pick<DerivedPlan, 'site'>): MissingParts {
  const missing = Object.entries(parts).filter(([part]) => !site.parts[part])
  return Object.fromEntries(
    missing.map(([part, { live }]) => [
      part,
      { version: live.manifest.version, prefixes: live.manifest.contract.prefixes },
    ]),
  )
}

interface SetOptions {
  plan: DerivedPlan
  missing: MissingParts
  data: SiteData
  /** The layout as it was rendered when the set was prepared, sent when nothing else can be rendered. */
  frame: PageDocument | undefined
  scriptHashes: readonly string[]
  isExcluded(version: PartVersion): boolean
  pool(): RenderPool
}

/** Nothing can be rendered for a request: not even the layout, or a form of a visitor who may have no scripts. */
export class PageUnavailable extends Error {
  readonly statusCode = 503
  /** Seconds. */
  readonly retryAfter = 5
}

/** Makes a prepared set of a plan, with pages rendered by the given pool. */
export function toPreparedSet(options: SetOptions): PreparedSet {
  const { plan, missing, data, frame, scriptHashes, isExcluded, pool } = options
  const { set } = plan.site

  /** Its pages are not “not found”, which search engines would remember. */
  function withoutPart(url: string): FailedAttempt | undefined {
    const part = ownerOfPath(missing, new URL(url, 'http://localhost').pathname)
    const version = part === undefined ? undefined : missing[part]?.version
    return part === undefined || version === undefined
      ? undefined
      : { part, version, to: null, error: new Error('None of its versions runs.') }
  }

  async function render(url: string, options: PageOptions = {}): Promise<PageDocument> {
    const isFrameOfSet = options.inBrowser === set
    if (isFrameOfSet && frame) return frame
    const absent = withoutPart(url)
    const { page, failures } = absent
      ? { page: undefined, failures: [absent] }
      : await renderPage(pool(), { plan, url, options, isExcluded })
    if (page) return toDocument(page, scriptHashes, failures)
    if (!frame || options.submission)
      throw new PageUnavailable('The page can’t be rendered.', { cause: failures[0]?.error })
    return { ...frame, status: 503, cache: 'private', failures }
  }

  return { set, samplePaths: plan.samplePaths, replaced: plan.replaced, renderer: { ...data, render } }
}

/** A document of a rendered page. Other inline scripts stay in it, but browsers don't run them. */
export function toDocument(
  { html, failures: thrown, inlineScript: _named, ...page }: RenderedPage,
  scriptHashes: readonly string[],
  failed: readonly FailedAttempt[] = [],
): PageDocument {
  const fromRenderer = thrown.map(({ part, version, to, message, stack }) => ({
    ...{ part, version, to },
    error: Object.assign(new Error(message), { stack: stack ?? undefined }),
  }))
  return {
    ...page,
    html: html.toString('utf8'),
    scriptHashes,
    failures: [...failed, ...fromRenderer],
  }
}
