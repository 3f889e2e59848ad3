import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { App } from './app'
import { readPageData, rootId } from './page/page-data'
import { createRemotes } from './remotes/create-remotes'
import { installIntegrity } from './remotes/integrity'
import { guardEntries } from './remotes/remote-modules'
import { widgetLoader } from './remotes/widget-loader'
import { keepDocumentHead } from './router/document-head'
import { createRouter } from './router/browser-router'
import { startSession } from './session/start-session'

/** Starts the page: remotes of its release set, the router with what the server rendered, then the session. */
async function start(): Promise<void> {
  const { releaseSet, hydration, development } = readPageData()
  if (!development) installIntegrity(releaseSet)
  guardEntries()
  const remotes = createRemotes(releaseSet)
  const router = await createRouter({ set: releaseSet, remotes, hydration })
  const root = document.getElementById(rootId)
  if (!root) throw new Error('The document has no root element.')
  const app = (
    <App widgets={widgetLoader(remotes)}>
      <RouterProvider router={router} />
    </App>
  )
  if (root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)
  keepDocumentHead(router)
  startSession(router)
}

void start()
