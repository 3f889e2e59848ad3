import { isLoggedInHint } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { createDraftStore, type DraftStore } from './draft-store'

/** The checkout of this tab. On the server it has not begun: documents know nobody's address. */
export const siteDraft: DraftStore = createDraftStore(
  () => window.sessionStorage,
  () => isLoggedInHint(),
)

if (typeof window !== 'undefined') {
  bus.on('session/ended', ({ reason }) => {
    if (!siteDraft.state().loggedIn) return
    if (reason === 'logout') siteDraft.clear()
    // A session that ran out takes nothing of what was typed: it is kept as a guest's until the next login.
    else siteDraft.update({})
  })
}
