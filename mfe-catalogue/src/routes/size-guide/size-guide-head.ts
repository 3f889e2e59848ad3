import type { RouteHandle } from '../../document-head'
import type { SizeGuideData } from './size-guide-loader'

/** The document head of the size guide. */
export const sizeGuideHandle: RouteHandle<SizeGuideData> = {
  head: () => ({
    title: 'Size guide',
    description: 'Size charts for gloves, gis, belts, fight wear and protective gear, and how to measure yourself.',
    canonical: '/size-guide',
  }),
}
