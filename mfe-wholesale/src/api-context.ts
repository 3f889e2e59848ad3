import { browserApi, type Api } from '@shop/shared-api'
import { createContext, useContext } from 'react'

/** The API client of this remote's screens; the browser's own client unless a provider supplies another. */
export const ApiContext = createContext<Api>(browserApi)

/** Returns the API client from context. */
export const useApi = (): Api => useContext(ApiContext)
