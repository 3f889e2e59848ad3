import '@shop/account-contract'
import { isLoggedInHint } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { createDraftStore, type DraftStore } from './draft-store'

/** The checkout of this tab; empty on the server, since documents contain no personal data. */
export const siteDraft: DraftStore = createDraftStore(
  () => window.sessionStorage,
  () => isLoggedInHint(),
)

if (typeof window !== 'undefined') {
  bus.stream('session/ended').subscribe(({ reason }) => {
    if (!siteDraft.state().loggedIn) return
    if (reason === 'logout') siteDraft.clear()
    // An expired session loses no input: the draft stays as a guest's until the next login.
    else siteDraft.update({})
  })
}
