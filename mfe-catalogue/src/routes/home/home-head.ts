import type { RouteHandle } from '../../document-head'
import type { HomeData } from './home-loader'

/** The head of the home page. */
export const homeHandle: RouteHandle<HomeData> = {
  head: () => ({
    title: 'Combat sports gear, made to be used',
    description:
      'Boxing gloves, gis, belts, fight wear, protection and bags for training and competition, for single fighters and whole gyms.',
    canonical: '/',
  }),
}
