import { browserApi, type Api } from '@shop/shared-api'
import { createContext, useContext } from 'react'

/** The API that this part's screens talk to; the browser's own unless somebody lends another. */
export const ApiContext = createContext<Api>(browserApi)

/** The API in reach. */
export const useApi = (): Api => useContext(ApiContext)
