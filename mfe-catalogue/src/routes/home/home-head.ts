import type { RouteHandle } from '../../document-head'
import type { HomeData } from './home-loader'

/** The document head of the home page: the site's name and description, which the frame knows. */
export const homeHandle: RouteHandle<HomeData> = {
  head: () => ({ title: '', canonical: '/' }),
}
