import { apiFrom } from '@shop/shared-api'
import type { Page } from '@shop/shared-api/contract'
import { data as response, redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { statusOf } from '../../router/error-status'
import { fixedPageSlugs } from './fixed-page-slugs'

/** The page that staff have added at `/pages/:slug`, or a redirect to a fixed page's own address. A draft is a 404. */
export async function addedPageLoader({ params, request, context }: LoaderFunctionArgs): Promise<Page | Response> {
  const { slug: title = '' } = params
  if (fixedPageSlugs.includes(title)) return redirect(`/${title}`)
  try {
    const { data } = await apiFrom(context).request('GET /get-pages', { query: { title }, signal: request.signal })
    return data
  } catch (error) {
    // The API answers 422 for a malformed slug.
    if (statusOf(error) === 422) throw response(null, { status: 404 })
    throw error
  }
}
