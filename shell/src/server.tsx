import * as sharedApi from '@shop/shared-api'
import * as sharedEvents from '@shop/shared-events'
import * as sharedUi from '@shop/shared-ui'

export {
  createRenderer,
  type Renderer,
  type RenderedDocument,
  type RemoteBundle,
  type PartForServer,
} from './server-render/create-renderer'

/** The singletons that the shell lends to the Node bundles of the remotes, as it does in the browser. */
export const shared: Record<string, unknown> = {
  '@shop/shared-api': sharedApi,
  '@shop/shared-events': sharedEvents,
  '@shop/shared-ui': sharedUi,
}
