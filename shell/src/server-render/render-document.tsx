import type { DocumentHead, RequestContext } from '@shop/shared-api'
import type { RemoteLoader, Submission } from '@shop/shared-ui'
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom'
import { App } from '../app'
import { statusOf } from '../router/error-status'
import { headOf, headOfFailure } from '../router/document-head'
import type { RenderedDocument } from './create-renderer'
import { frameRouteId, type FrameData } from '../layout/frame-loader'
import { writeDocument } from './document-template'
import { withIslandStyles } from './island-styles'
import { preloadsOf, shellScripts } from './preloads'
import type { SiteVariant } from './site-variant'

/** Renders one request. Throws when a screen throws, or a loader fails with anything but an HTTP status. */
export async function renderDocument(
  site: SiteVariant,
  request: Request,
  context: RequestContext,
  { frameOnly = false, submission }: { frameOnly?: boolean; submission?: Submission } = {},
): Promise<Omit<RenderedDocument, 'failures'>> {
  const result = await site.handler.query(request, {
    requestContext: context,
    filterMatchesToLoad: ({ route }) => !frameOnly && !isPrivate(route.handle),
  })
  if (result instanceof Response) return redirection(result)

  const fault = Object.values(result.errors ?? {}).find((error) => statusOf(error) === undefined)
  if (fault !== undefined) throw fault

  const used = new Set<string>()
  const { body, styles } = frameOnly
    ? { body: '', styles: '' }
    : withIslandStyles(site.renderMarkup(<Page {...{ site, result, used, submission }} />, submission !== undefined))
  const status = statusOfPage(result, frameOnly)
  const isPublic = status === 200 && !hasPrivate(result) && !submission
  const earlyScript = frameOnly ? '' : getEarlyScript(site, result)
  const { html, inlineStyles, inlineScript } = writeDocument({
    head: headOfPage(result),
    settings: (result.loaderData[frameRouteId] as FrameData | undefined)?.settings ?? null,
    body,
    earlyScript,
    styles,
    preloads: preloadsOf(site, {
      routeIds: result.matches.map(({ route }) => route.id),
      widgets: used,
      asksAtOnce: hasPrivate(result),
    }),
    page: { releaseSet: site.set, hydration: frameOnly ? null : hydrationOf(result), submission },
    origin: site.origin,
    scripts: shellScripts(site),
  })
  return { status, html, inlineStyles, inlineScript, earlyScript, cache: isPublic ? 'public' : 'private' }
}

interface PageProps {
  site: SiteVariant
  result: StaticHandlerContext
  /** Filled with the widgets that the page shows. */
  used: Set<string>
  submission?: Submission
}

function Page({ site, result, used, submission }: PageProps) {
  return (
    <App widgets={serverWidgets(site, used)} submission={{ current: submission }}>
      <StaticRouterProvider
        router={createStaticRouter(site.handler.dataRoutes, result)}
        context={result}
        hydrate={false}
      />
    </App>
  )
}

/** Widgets are available synchronously on the server; the rendered ones determine the preloads. */
function serverWidgets(site: SiteVariant, used: Set<string>): RemoteLoader {
  return {
    load: () => new Promise(() => undefined),
    peek: (owner: string, name: string) => {
      used.add(`${owner}/${name}`)
      return site.parts[owner]?.bundle?.widgets[name]
    },
  } as RemoteLoader
}

function getEarlyScript({ parts }: SiteVariant, { matches }: StaticHandlerContext): string {
  return matches
    .map(({ route: { id } }) => parts[id.split('/')[0] ?? '']?.bundle?.preHydrationScripts?.[id] ?? '')
    .join('')
}

const hasPrivate = ({ matches }: StaticHandlerContext) => matches.some(({ route }) => isPrivate(route.handle))

function isPrivate(handle: unknown): boolean {
  return (handle as { private?: boolean } | undefined)?.private === true
}

function headOfPage(result: StaticHandlerContext): DocumentHead {
  if (result.errors) return headOfFailure(result.errors)
  return headOf(
    result.matches.map(({ route, params }) => ({ handle: route.handle, data: result.loaderData[route.id], params })),
  )
}

function statusOfPage(result: StaticHandlerContext, frameOnly: boolean): number {
  const handles = result.matches.map(
    ({ route }) => route.handle as { status?: number; unavailable?: boolean } | undefined,
  )
  if (frameOnly || handles.some((handle) => handle?.unavailable)) return 503
  const failed = Object.values(result.errors ?? {}).map(statusOf)[0]
  if (failed !== undefined) return failed === 404 ? 404 : 503
  return handles.find((handle) => handle?.status)?.status ?? 200
}

/** Errors are serialized as their status only: server messages are internal. */
function hydrationOf({ loaderData, errors }: StaticHandlerContext) {
  const statuses = Object.entries(errors ?? {}).map(([id, error]) => [id, { status: statusOf(error) }])
  return { loaderData, errors: errors ? Object.fromEntries(statuses) : null }
}

function redirection(response: Response): Omit<RenderedDocument, 'failures'> {
  const location = response.headers.get('Location') ?? '/'
  return { status: response.status, html: '', inlineStyles: [], inlineScript: '', cache: 'private', location }
}
