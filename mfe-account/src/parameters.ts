import type { PageParameters } from '@shop/shared-api'

/** The query parameters that the routes of this remote read. */
export const parameters: PageParameters = {
  'account/login': ['next', 'google'],
  'account/signup': ['next', 'google'],
  'account/reset-password': ['done'],
  'account/profile': ['confirm'],
  'account/orders': ['status', 'search', 'page'],
  'account/order': ['token'],
}
