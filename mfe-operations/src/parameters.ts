import type { PageParameters } from '@shop/shared-api'

/** The query parameters that the routes of this remote read. */
export const parameters: PageParameters = {}
