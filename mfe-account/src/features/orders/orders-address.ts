import type { OrderStatus } from '@shop/shared-api'
import { statusWords } from '../../order-words/order-status'

/** Which of the visitor's orders the list shows, as its address says. */
export interface OrdersAddress {
  status?: OrderStatus
  search: string
  page: number
}

const longestSearch = 100

/** Reads the list's address; what it can't mean counts as not said. */
export function readOrdersAddress(params: URLSearchParams): OrdersAddress {
  const status = params.get('status') ?? ''
  const page = Number.parseInt(params.get('page') ?? '', 10)
  return {
    ...(Object.hasOwn(statusWords, status) && { status: status as OrderStatus }),
    search: (params.get('search') ?? '').trim().slice(0, longestSearch),
    page: page > 0 && page <= 100_000 ? page : 1,
  }
}

/** The address that shows these orders, with nothing in it that goes without saying. */
export function ordersPath({ status, search, page }: Partial<OrdersAddress>): string {
  const said = new URLSearchParams()
  if (status) said.set('status', status)
  if (search) said.set('search', search)
  if (page && page > 1) said.set('page', String(page))
  return said.size > 0 ? `/settings/order?${said.toString()}` : '/settings/order'
}
