import type { BrowserRelease, PageForm, PageForms, ReleaseSet } from '@shop/shared-api/contract'
import type { Submission } from '@shop/shared-ui'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { ownerOfPath } from '../router/owner-of-path'
import { formsOfPage } from './forms-of-page'
import { renderDocument } from './render-document'
import { siteVariant, type SiteVariant } from './site-variant'

/** What the Node bundle of a remote exports. */
export interface RemoteBundle {
  routes: RouteObject[]
  widgets: Record<string, { Widget: ComponentType<object> }>
  /** By the id of a screen: the script that its document runs as soon as its markup stands, the same for everyone. */
  preHydrationScripts?: Record<string, string>
  /** Forms that work without scripts. */
  forms?: PageForms
}

/** One version of a part as the server has it. */
export interface PartForServer {
  release: BrowserRelease
  /** Named chunk → absolute paths of its scripts, in the order to preload. */
  chunks: Record<string, string[]>
  /** Undefined for the shell itself, which renders. */
  bundle?: RemoteBundle
}

export interface RendererOptions {
  set: ReleaseSet
  parts: Record<string, { live: PartForServer; lastKnownGood: PartForServer | null }>
  /** Origin for canonical addresses, as `https://shop.example`. */
  origin: string
}

export interface RenderedDocument {
  status: number
  html: string
  /** Texts of the document's style elements, which the CSP allows by their hashes. */
  inlineStyles: string[]
  /** The document's one inline script, which never changes; empty when there is none. */
  inlineScript: string
  /** What the screens run before the page lives, which the CSP allows by its hash, too. */
  earlyScript?: string
  /** Whether any cache may keep it; a private page's document holds the frame alone. */
  cache: 'public' | 'private'
  /** Where to go instead, when a loader redirects. */
  location?: string
  /** Parts whose version threw and what was shown in its place. */
  failures: { part: string; version: string; to: string | null; error: unknown }[]
}

interface RenderOptions {
  /** Sends the frame alone, with this set for the browser, which renders everything by itself. */
  inBrowser?: ReleaseSet
  /** The posted form that the document answers. */
  submission?: Submission
}

export interface Renderer {
  /** Renders one document. `api` is lent to loaders as `context.api`. Never rejects for a fault of a remote. */
  render(request: Request, context: { api: unknown }, options?: RenderOptions): Promise<RenderedDocument>
  /** The forms that the page at this path takes by POST, as the part that owns the path declares them. Older shells have none. */
  formsAt?(pathname: string): readonly PageForm[]
}

/** Renders the documents of one immutable release set. */
export function createRenderer(options: RendererOptions): Renderer {
  const variants = new Map<string, SiteVariant>()

  /** The site with one part replaced: by its last-known-good version, or by a notice. */
  function variant(broken?: string, step: 'last-known-good' | 'unavailable' = 'last-known-good'): SiteVariant {
    const key = broken ? `${broken} ${step}` : ''
    const made = variants.get(key) ?? siteVariant(options, broken, step)
    variants.set(key, made)
    return made
  }

  return {
    async render(request, context, { inBrowser, submission } = {}) {
      if (inBrowser) {
        const site = { ...variant(), set: inBrowser }
        return { ...(await renderDocument(site, request, context, { frameOnly: true, submission })), failures: [] }
      }
      const owner = ownerOfPath(options.set.parts, new URL(request.url).pathname)
      const remote = owner && owner !== 'shell' ? options.parts[owner] : undefined
      const frame = { part: 'shell', version: options.parts['shell']?.live.release.version ?? 'unknown' }
      const of = ({ release }: PartForServer) => ({ part: owner ?? 'shell', version: release.version })
      const attempts = [{ site: variant(), ...(remote ? of(remote.live) : frame) }]
      if (remote?.lastKnownGood) attempts.push({ site: variant(owner), ...of(remote.lastKnownGood) })
      if (remote) attempts.push({ site: variant(owner, 'unavailable'), ...frame })

      const failures: RenderedDocument['failures'] = []
      for (const [index, { site, part, version }] of attempts.entries()) {
        try {
          return { ...(await renderDocument(site, request, context, { submission })), failures }
        } catch (error) {
          const next = attempts[index + 1]
          failures.push({ part, version, to: next?.part === part ? next.version : null, error })
        }
      }
      // Where not even the notice renders the frame is broken, and the part within it is not to blame.
      const document = await renderDocument(variant(), request, context, { frameOnly: true })
      return { ...document, failures: failures.slice(-1) }
    },
    formsAt: (pathname) => formsOfPage(variant(), pathname),
  }
}
