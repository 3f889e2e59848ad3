import { loadTransport } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { RouterProvider } from 'react-router-dom'
import { App } from './app'
import { atFirstUse } from './page/first-use'
import { mount } from './page/mount'
import { nextTask } from './page/next-task'
import { reportHydrated, watchEvents } from './page/page-watch'
import { renderWholePage } from './page/whole-page'
import { whenIdle } from './layout/overlays/when-idle'
import { readPageData, rootId } from './page/page-data'
import { startPrefetch } from './prefetch/start-prefetch'
import { followReleases } from './release-set/follow-releases'
import { createRemotes } from './remotes/create-remotes'
import { installIntegrity } from './remotes/integrity'
import { heldSubmission } from './page/held-submission'
import { releaseTaps } from './page/held-taps'
import { reportFailure } from './remotes/report-failure'
import { listRemotes } from './remotes/list-remotes'
import { guardEntries } from './remotes/remote-modules'
import { widgetLoader } from './remotes/widget-loader'
import { keepDocumentHead } from './router/document-head'
import { createRouter } from './router/browser-router'
import { holdFirstState } from './router/hold-first-state'
import { onNavigation } from './router/until-idle'
import { ignoreAbortedViewTransitions } from './router/ignore-aborted-view-transitions'
import { startSession } from './session/start-session'

/** Starts the page: remotes of its release set, the router with what the server rendered, then the session. */
async function start(): Promise<void> {
  const { releaseSet, hydration, development, submission } = readPageData()
  if (!development) installIntegrity(releaseSet)
  // A released shell's documents contain it; importing it here anyway makes the build emit its fonts.
  else
    void import(/* webpackChunkName: "global-style" */ './server-render/global-style').then(({ insertGlobalStyle }) =>
      insertGlobalStyle(),
    )
  guardEntries()
  listRemotes(releaseSet)
  watchEvents()
  ignoreAbortedViewTransitions()
  bus.nameVersions((part) => releaseSet.parts[part]?.version)
  const remotes = createRemotes(releaseSet)
  let onPage: (isAvailable: boolean) => void = () => {}
  const page = new Promise<boolean>((resolve) => (onPage = resolve))
  const router = await createRouter({ set: releaseSet, remotes, hydration, onPage })
  const held = holdFirstState(router)
  await nextTask()
  const root = document.getElementById(rootId)
  if (!root) throw new Error('The document has no root element.')
  const app = (
    <App widgets={widgetLoader(remotes)} submission={heldSubmission(router, submission)}>
      <RouterProvider router={held} />
    </App>
  )
  const alive = mount(root, app, reportRecovery)
  void alive.then(() => releaseTaps('layout', router))
  const settled = new Promise<void>((resolve) => {
    void page.then(() => resolve())
    onNavigation(router, resolve)
  })
  void Promise.all([settled, alive]).then(() => releaseTaps('page', router))
  void Promise.all([page, alive]).then(([isAvailable]) => {
    if (!isAvailable) return
    reportHydrated()
    whenIdle(renderWholePage)
  })
  keepDocumentHead(router)
  followReleases(router, releaseSet)
  startPrefetch(releaseSet, remotes)
  startSession(router, alive)
  atFirstUse(() => void loadTransport().catch(() => undefined))
  if (process.env.NODE_ENV !== 'production')
    void import('./development/show-inspector').then(({ showInspector }) => showInspector())
}

/** React recovered from a hydration mismatch, or rendered a widget that the server could not. */
function reportRecovery(error: unknown): void {
  reportFailure({
    part: 'shell',
    version: readPageData().releaseSet.parts['shell']?.version ?? '',
    to: null,
    cause: error,
    kind: 'render',
  })
  console.error(error)
}

void start()
