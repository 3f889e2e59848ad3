import type { RemoteLoader } from '@shop/shared-ui'
import type { Remotes } from './create-remotes'
import { reportFailure } from './report-failure'

/** The browser's loader for RemoteWidget. A failed load is forgotten, so that trying again loads anew. */
export function widgetLoader(remotes: Remotes): RemoteLoader {
  return {
    load: (owner, name) => remotes.widget(owner, name),
    peek: () => undefined,
    report: ({ owner, name, phase, error }) => {
      // A failed load was reported when it failed; a throw is known to the widget's boundary alone.
      if (phase === 'render')
        reportFailure({ part: owner, version: remotes.version(owner), to: null, cause: `${name}: ${String(error)}` })
    },
  }
}
