import * as sharedApi from '@shop/shared-api'
import * as sharedEvents from '@shop/shared-events'
import * as sharedUi from '@shop/shared-ui'
import * as reactRouterDom from 'react-router-dom'

export {
  createRenderer,
  type Renderer,
  type RenderedDocument,
  type RemoteBundle,
  type PartForServer,
} from './server-render/create-renderer'

/** Modules that the shell provides to the remotes' Node bundles, on top of the document server's libraries. */
export const shared: Record<string, unknown> = {
  '@shop/shared-api': sharedApi,
  '@shop/shared-events': sharedEvents,
  '@shop/shared-ui': sharedUi,
  'react-router-dom': reactRouterDom,
}
