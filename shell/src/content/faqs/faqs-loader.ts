import { apiFrom } from '@shop/shared-api'
import type { Faq } from '@shop/shared-api/contract'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'

/** All questions and answers; the page searches them itself. */
export async function faqsLoader({ request, context }: LoaderFunctionArgs): Promise<Faq[]> {
  const { data } = await apiFrom(context).request('GET /get-faqs', { signal: request.signal })
  return data
}

/** Typing in the search changes the address only, not the questions. */
export function faqsAreStale({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}
