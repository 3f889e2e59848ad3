import { accountEndpoints } from './account'
import { authEndpoints } from './auth'
import { cartEndpoints } from './cart'
import { catalogueEndpoints } from './catalogue'
import { communityEndpoints } from './community'
import { contentEndpoints } from './content'
import type { Endpoint } from './endpoint'
import { myDataEndpoints } from './my-data'
import { orderEndpoints } from './orders'
import { passwordEndpoints } from './password'
import { paymentEndpoints } from './payments'
import { quoteEndpoints } from './quotes'
import { rosterEndpoints } from './rosters'
import { storeCreditEndpoints } from './store-credit'
import { wholesaleEndpoints } from './wholesale'
import { wishlistEndpoints } from './wishlist'

/** THE list of calls by method and path (below `/api`): handlers, typed client and OpenAPI page all read it. */
export const endpoints = {
  ...authEndpoints,
  ...passwordEndpoints,
  ...accountEndpoints,
  ...myDataEndpoints,
  ...contentEndpoints,
  ...catalogueEndpoints,
  ...cartEndpoints,
  ...wishlistEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...storeCreditEndpoints,
  ...communityEndpoints,
  ...wholesaleEndpoints,
  ...quoteEndpoints,
  ...rosterEndpoints,
} satisfies Record<string, Endpoint>

/** The API's version: parts name the range that they work with in their release contract. */
export const API_VERSION = '1.0.0'

/** Every call with its exact schemas. */
export type Endpoints = typeof endpoints
/** A call's name, as in `GET /get-product/:id`. */
export type EndpointName = keyof Endpoints
