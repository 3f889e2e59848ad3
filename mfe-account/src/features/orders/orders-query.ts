import type { OrderStatus } from '@shop/shared-api'
import { statusLabels } from '../../order-labels/order-status'

/** The order list's filters, as stored in the URL. */
export interface OrdersQuery {
  status?: OrderStatus
  search: string
  page: number
}

const MAX_SEARCH_LENGTH = 100

/** Parses the list's URL; invalid values fall back to the defaults. */
export function readOrdersQuery(params: URLSearchParams): OrdersQuery {
  const status = params.get('status') ?? ''
  const page = Number.parseInt(params.get('page') ?? '', 10)
  return {
    ...(Object.hasOwn(statusLabels, status) && { status: status as OrderStatus }),
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    page: page > 0 && page <= 100_000 ? page : 1,
  }
}

/** Serializes the filters to a URL, omitting defaults. */
export function ordersPath({ status, search, page }: Partial<OrdersQuery>): string {
  const params = new URLSearchParams()
  if (status) params.set('status', status)
  if (search) params.set('search', search)
  if (page && page > 1) params.set('page', String(page))
  return params.size > 0 ? `/settings/order?${params.toString()}` : '/settings/order'
}
