import type { RouteHandle } from '../../document-head'
import type { HomeData } from './home-loader'

/** The document head of the home page. */
export const homeHandle: RouteHandle<HomeData> = {
  head: () => ({
    title: 'Combat sports gear built to last',
    description:
      'Shop boxing gloves, gis, belts, fight wear, protective gear and bags for training and competition, for fighters and gyms.',
    canonical: '/',
  }),
}
