import { bus } from './site-bus'
import { useEvent } from './use-event'

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
  // @ts-expect-error nothing else may travel along
  bus.publish('cart/changed', { count: 1, subtotal: 100, email: 'a@b.c' })
  // @ts-expect-error only these two reasons exist
  bus.publish('session/ended', { reason: 'bored' })
  const user = { id: '1', username: 'a', email: 'a@b.c', isVerified: true }
  bus.publish('session/changed', { user: { ...user, role: 'wholeseller' } })
  // @ts-expect-error roles keep the spelling of the wire
  bus.publish('session/changed', { user: { ...user, role: 'wholesaler' } })

  bus.on('wishlist/changed', ({ productIds }) => productIds.length)
  // @ts-expect-error there is no such event
  bus.on('wishlist/changes', () => undefined)
  // @ts-expect-error the payload has no such field
  bus.on('wishlist/changed', ({ products }) => products)
  // @ts-expect-error what a listener gets is not its to change
  bus.on('wishlist/changed', ({ productIds }) => productIds.push('x'))

  bus.stream('cart/line-added').subscribe(({ title }) => title)
  // @ts-expect-error the payload has no such field
  bus.stream('cart/line-added').subscribe(({ price }) => price)

  const cart: { count: number } | undefined = bus.last('cart/changed')
  // @ts-expect-error nothing is kept of this event
  bus.last('session/ended')
  // @ts-expect-error nothing is kept of this event
  useEvent('cart/line-added')
  // @ts-expect-error nobody may have stated it yet
  const count: number = useEvent('cart/changed').count
  return [cart, count]
}
