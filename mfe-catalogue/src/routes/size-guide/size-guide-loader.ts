import { apiFrom, type SizeChart } from '@shop/shared-api'
import type { LoaderFunctionArgs } from 'react-router-dom'

/** All size charts. */
export interface SizeGuideData {
  charts: SizeChart[]
}

/** Loads all size charts. */
export async function sizeGuideLoader({ request, context }: LoaderFunctionArgs): Promise<SizeGuideData> {
  const { data } = await apiFrom(context).request('GET /get-size-chart', { signal: request.signal })
  return { charts: data }
}
