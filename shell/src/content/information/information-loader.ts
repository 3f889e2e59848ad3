import { apiFrom } from '@shop/shared-api'
import type { Page } from '@shop/shared-api/contract'
import type { LoaderFunctionArgs } from 'react-router-dom'

/** The information page named by the address, as in `/returns`. A page that staff have removed is a 404. */
export async function informationLoader({ request, context }: LoaderFunctionArgs): Promise<Page> {
  const title = new URL(request.url).pathname.replaceAll('/', '')
  const { data } = await apiFrom(context).request('GET /get-pages', { query: { title }, signal: request.signal })
  return data
}
