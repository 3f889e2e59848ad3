import type { RemoteLoader } from '@shop/shared-ui'
import type { Remotes } from './create-remotes'

/** The browser's loader for RemoteWidget. A failed load is forgotten, so that trying again loads anew. */
export function widgetLoader(remotes: Remotes): RemoteLoader {
  return { load: (owner, name) => remotes.widget(owner, name), peek: () => undefined } as RemoteLoader
}
