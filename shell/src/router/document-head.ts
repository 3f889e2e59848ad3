import { siteNameOf, type DocumentHead, type GeneralSetting } from '@shop/shared-api'
import { frameRouteId, type FrameData } from '../layout/frame-loader'
import { statusOf } from './error-status'

interface HeadHandle {
  head?: (data: unknown, params: Record<string, string | undefined>) => DocumentHead
}

interface MatchOfHead {
  handle?: unknown
  data?: unknown
  params: Record<string, string | undefined>
}

/** The head of the innermost screen that has one. A not-found title has no suffix, as the spec requires. */
export function headOf(matches: MatchOfHead[]): DocumentHead {
  for (const { handle, data, params } of [...matches].reverse()) {
    const head = (handle as HeadHandle | undefined)?.head
    if (head) return head(data, params)
  }
  return { title: '' }
}

/** The head of an unknown page. */
export const notFoundHead: DocumentHead = { title: 'page_not_found', robots: 'noindex' }

/** The head of a page that is temporarily unavailable. */
export const unavailableHead: DocumentHead = { title: 'Temporarily unavailable', robots: 'noindex' }

/** The head of a page that failed to load: not-found only for a 404. */
export function headOfFailure(errors: Record<string, unknown>): DocumentHead {
  return Object.values(errors).some((error) => statusOf(error) === 404) ? notFoundHead : unavailableHead
}

/** A document's title as the browser shows it: the site's name alone for a head without a title. */
export function documentTitle({ title }: DocumentHead, siteName: string): string {
  if (title === notFoundHead.title) return title
  return title ? `${title} | ${siteName}` : siteName
}

/** A page's description; the shop's own for an indexed page without one. */
export function documentDescription(
  { description, robots }: DocumentHead,
  settings: Pick<GeneralSetting, 'description'> | null | undefined,
): string | undefined {
  return description ?? (robots ? undefined : settings?.description || undefined)
}

interface HeadSource {
  state: {
    matches: { route: { id: string; handle?: unknown }; params: MatchOfHead['params'] }[]
    loaderData: Record<string, unknown>
    errors: Record<string, unknown> | null
  }
  subscribe(listener: () => void): () => void
}

/** Keeps title, description and canonical URL up to date on navigation. */
export function keepDocumentHead(router: HeadSource): void {
  let shown = router.state.matches
  router.subscribe(() => {
    const { matches, loaderData, errors } = router.state
    if (matches === shown) return
    const frame = loaderData[frameRouteId] as Partial<FrameData> | undefined
    shown = matches
    applyHead(
      frame?.settings,
      errors
        ? headOfFailure(errors)
        : headOf(matches.map(({ route, params }) => ({ handle: route.handle, data: loaderData[route.id], params }))),
    )
  })
}

function applyHead(settings: FrameData['settings'] | undefined, head: DocumentHead): void {
  document.title = documentTitle(head, siteNameOf(settings))
  setTag('meta[name="description"]', 'content', documentDescription(head, settings))
  setTag('meta[name="robots"]', 'content', head.robots)
  setTag('link[rel="canonical"]', 'href', head.canonical && new URL(head.canonical, location.origin).href)
}

function setTag(selector: string, attribute: string, value: string | undefined): void {
  const present = document.head.querySelector(selector)
  if (value === undefined) return present?.remove()
  if (present) return present.setAttribute(attribute, value)
  const [, tag = 'meta', key = 'name', name = ''] = /^(\w+)\[(\w+)="([^"]+)"\]$/.exec(selector) ?? []
  const element = document.createElement(tag)
  element.setAttribute(key, name)
  element.setAttribute(attribute, value)
  document.head.append(element)
}
