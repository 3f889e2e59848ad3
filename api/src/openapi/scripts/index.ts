import type { EndpointName } from '@shop/shared-api/contract'
import type { CallScript } from '../call-script'
import { accountScripts } from './account-scripts'
import { authScripts } from './auth-scripts'
import { catalogueScripts } from './catalogue-scripts'
import { contentScripts } from './content-scripts'
import { equipmentScripts } from './equipment-scripts'
import { orderScripts } from './order-scripts'
import { wholesaleScripts } from './wholesale-scripts'

/** The script of every call, in execution order; a missing one is a compile error. */
export const scripts: Record<EndpointName, CallScript> = {
  ...contentScripts,
  ...catalogueScripts,
  ...orderScripts,
  ...accountScripts,
  ...authScripts,
  ...wholesaleScripts,
  ...equipmentScripts,
}
