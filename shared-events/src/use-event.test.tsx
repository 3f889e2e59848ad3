import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { createBus } from './bus'
import { bus as siteBus } from './site-bus'
import { useEvent, useEventPart } from './use-event'

function CartCount({ bus = siteBus }) {
  const cart = useEvent('cart/changed', bus)
  return <output>{cart ? cart.count : 'nothing known'}</output>
}

test('a component shows the kept fact and follows it', () => {
  const bus = createBus()
  bus.publish('cart/changed', { count: 1, subtotal: 2999 })
  render(<CartCount bus={bus} />)
  expect(screen.getByRole('status')).toHaveTextContent('1')
  act(() => bus.publish('cart/changed', { count: 4, subtotal: 9996 }))
  expect(screen.getByRole('status')).toHaveTextContent('4')
})

test('a component that is gone listens no more', () => {
  const bus = createBus()
  const stop = jest.fn()
  const { unmount } = render(<CartCount bus={{ ...bus, on: () => stop }} />)
  unmount()
  expect(stop).toHaveBeenCalledTimes(1)
})

test('a component that wants a part of the fact renders anew for that part alone', () => {
  const bus = createBus()
  const rendered = jest.fn()
  function Count() {
    const count = useEventPart('cart/changed', (cart) => cart?.count ?? 0, 0, bus)
    rendered(count)
    return <output>{count}</output>
  }
  render(<Count />)
  act(() => bus.publish('cart/changed', { count: 2, subtotal: 5998 }))
  act(() => bus.publish('cart/changed', { count: 2, subtotal: 4998 }))
  expect(rendered.mock.calls).toEqual([[0], [2]])
  expect(screen.getByRole('status')).toHaveTextContent('2')
})

test('hydration agrees with the server, which knows nothing, before the fact appears', async () => {
  const bus = createBus()
  bus.publish('cart/changed', { count: 7, subtotal: 20993 })
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = '<output>nothing known</output>'
  const fromServer = container.firstChild
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const onRecoverableError = jest.fn()
  render(<CartCount bus={bus} />, { container, hydrate: true, onRecoverableError, wrapper: StrictMode })
  expect(container).toHaveTextContent('7')
  expect(container.firstChild).toBe(fromServer)
  expect(errors).not.toHaveBeenCalled()
  expect(onRecoverableError).not.toHaveBeenCalled()
  errors.mockRestore()
})

test('a second copy of this package speaks on the same bus', () => {
  let copy: typeof import('./site-bus') | undefined
  jest.isolateModules(() => {
    copy = jest.requireActual('./site-bus')
  })
  copy?.bus.publish('wishlist/changed', { count: 2, productIds: ['a', 'b'] })
  expect(siteBus.last('wishlist/changed')).toEqual({ count: 2, productIds: ['a', 'b'] })
})
