import type { RequestContext } from '@shop/shared-api'
import type { BrowserRelease, PageForms, PageParameters, ReleaseSet } from '@shop/shared-api/contract'
import { ownerOfPath } from '@shop/shared-api/owner-of-path'
import type { Submission } from '@shop/shared-ui'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { describeSite, type SiteDescription } from './describe-site'
import { renderDocument } from './render-document'
import { siteVariant, type SiteVariant } from './site-variant'

/** What the Node bundle of a remote exports. */
export interface RemoteBundle {
  routes: RouteObject[]
  widgets: Record<string, { Widget: ComponentType<object> }>
  /** By the id of a screen: the script that its document runs right after its markup, the same for everyone. */
  preHydrationScripts?: Record<string, string>
  /** Forms that work without scripts. */
  forms?: PageForms
  /** Query parameters that its routes read. */
  parameters?: PageParameters
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
  /** The document's constant inline script; empty when there is none. */
  inlineScript: string
  /** The screens' scripts that run before hydration; the CSP allows them by hash, too. */
  earlyScript?: string
  /** Whether caches may store it; a private page's document only contains the layout. */
  cache: 'public' | 'private'
  /** The target when a loader redirects. */
  location?: string
  /** Parts with a version that threw, and the replacement version. */
  failures: { part: string; version: string; to: string | null; error: unknown }[]
}

interface RenderOptions {
  /** Sends the layout alone, with this set for the browser, which renders the page. */
  inBrowser?: ReleaseSet
  /** The posted form that the document answers. */
  submission?: Submission
}

export interface Renderer {
  /** Renders one document. Loaders receive `api` as `context.api`. Never rejects for a fault of a remote. */
  render(request: Request, context: RequestContext, options?: RenderOptions): Promise<RenderedDocument>
  /** The site as data, for servers that run no part's code. Older shells don't have it. */
  describe?(): SiteDescription
}

/** Renders the documents of one immutable release set. */
export function createRenderer(options: RendererOptions): Renderer {
  const variants = new Map<string, SiteVariant>()

  /** The site with one part replaced: by its last known good version, or by an error message. */
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
      // If even the error message doesn't render, the layout is broken, and the part isn't to blame.
      const document = await renderDocument(variant(), request, context, { frameOnly: true })
      return { ...document, failures: failures.slice(-1) }
    },
    describe: () => describeSite(variant()),
  }
}
