import { browserApi, type Api } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { productOption, type SuggestionGroup } from './suggestion-options'

const POPULAR_COUNT = 4

/** The products that sell most, as suggestions where a search has none; empty while they load. */
export function usePopularProducts(api: Api = browserApi): SuggestionGroup[] {
  const { data } = useQuery(api, ['GET /get-products', { query: { limit: POPULAR_COUNT } }])
  const options = (data?.data ?? []).map(productOption)
  return options.length > 0 ? [{ title: 'Popular products', options }] : []
}
