import type { Api } from '@shop/shared-api'

/** A client for tests in which no loader calls the API. */
export const unusedApi: Api = { request: () => Promise.reject(new Error('No call was expected.')) }
