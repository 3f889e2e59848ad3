import type { EndpointName } from '@shop/shared-api/contract'
import type { CallScript } from '../call-script'
import { accountScripts } from './account-scripts'
import { authScripts } from './auth-scripts'
import { catalogueScripts } from './catalogue-scripts'
import { contentScripts } from './content-scripts'
import { orderScripts } from './order-scripts'
import { wholesaleScripts } from './wholesale-scripts'

/** Every call's script, in the order in which they are played; a call without one does not compile. */
export const scripts: Record<EndpointName, CallScript> = {
  ...contentScripts,
  ...catalogueScripts,
  ...orderScripts,
  ...accountScripts,
  ...authScripts,
  ...wholesaleScripts,
}
