import { apiFrom, type SizeChart } from '@shop/shared-api'
import type { LoaderFunctionArgs } from 'react-router-dom'

/** All size charts of the shop. */
export interface SizeGuideData {
  charts: SizeChart[]
}

/** Loads every chart. */
export async function sizeGuideLoader({ request, context }: LoaderFunctionArgs): Promise<SizeGuideData> {
  const { data } = await apiFrom(context).request('GET /get-size-chart', { signal: request.signal })
  return { charts: data }
}
