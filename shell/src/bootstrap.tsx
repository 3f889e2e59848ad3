import { loadTransport } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { RouterProvider } from 'react-router-dom'
import { App } from './app'
import { atFirstUse } from './page/first-use'
import { mount } from './page/mount'
import { nextTask } from './page/next-task'
import { readPageData, rootId } from './page/page-data'
import { startPrefetch } from './prefetch/start-prefetch'
import { followReleases } from './release-set/follow-releases'
import { createRemotes } from './remotes/create-remotes'
import { installIntegrity } from './remotes/integrity'
import { heldSubmission } from './page/held-submission'
import { reportFailure } from './remotes/report-failure'
import { guardEntries } from './remotes/remote-modules'
import { widgetLoader } from './remotes/widget-loader'
import { keepDocumentHead } from './router/document-head'
import { createRouter } from './router/browser-router'
import { holdFirstState } from './router/hold-first-state'
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
  ignoreAbortedViewTransitions()
  bus.nameVersions((part) => releaseSet.parts[part]?.version)
  const remotes = createRemotes(releaseSet)
  const router = await createRouter({ set: releaseSet, remotes, hydration })
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
  })
  console.error(error)
}

void start()
