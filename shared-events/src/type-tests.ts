import { bus } from './site-bus'
import { useEvent } from './use-event'
import './testing/sample-events'

/** For the type checker only: each marked line must fail to compile. */
export function useTypeTests() {
  bus.publish('cart/changed', { count: 1, subtotal: 100 })
  bus.publish('session/changed', { user: null }, { part: 'shell' })
  // @ts-expect-error there is no such event
  bus.publish('cart/exploded', {})
  // @ts-expect-error a payload is required
  bus.publish('cart/changed')
  // @ts-expect-error the subtotal is missing
  bus.publish('cart/changed', { count: 1 })
  // @ts-expect-error a count is a number
  bus.publish('cart/changed', { count: '1', subtotal: 100 })
  // @ts-expect-error no other fields are allowed
  bus.publish('cart/changed', { count: 1, subtotal: 100, email: 'a@b.c' })
  // @ts-expect-error only these two reasons exist
  bus.publish('session/ended', { reason: 'bored' })
  const user = { username: 'a' }
  bus.publish('session/changed', { user: { ...user, role: 'wholeseller' } })
  // @ts-expect-error roles keep the spelling of the wire
  bus.publish('session/changed', { user: { ...user, role: 'wholesaler' } })

  bus.stream('wishlist/changed').subscribe(({ productIds }) => productIds.length)
  // @ts-expect-error there is no such event
  bus.stream('wishlist/changes')
  // @ts-expect-error the payload has no such field
  bus.stream('wishlist/changed').subscribe(({ products }) => products)
  // @ts-expect-error a payload is read-only
  bus.stream('wishlist/changed').subscribe(({ productIds }) => productIds.push('x'))

  const cart: { count: number } | undefined = bus.last('cart/changed')
  // @ts-expect-error this event is not retained
  bus.last('session/ended')
  // @ts-expect-error this event is not retained
  useEvent('cart/line-added')
  // @ts-expect-error it may not have been published yet
  const count: number = useEvent('cart/changed').count
  return [cart, count]
}
