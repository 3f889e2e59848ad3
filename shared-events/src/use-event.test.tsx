import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createBus } from './bus'
import { bus as siteBus } from './site-bus'
import { useEvent } from './use-event'

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

test('the server knows nothing, and hydration agrees with it before the fact appears', async () => {
  const bus = createBus()
  bus.publish('cart/changed', { count: 7, subtotal: 20993 })
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<CartCount bus={bus} />)
  expect(container).toHaveTextContent('nothing known')
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const onRecoverableError = jest.fn()
  const root = await act(async () =>
    hydrateRoot(
      container,
      <StrictMode>
        <CartCount bus={bus} />
      </StrictMode>,
      { onRecoverableError },
    ),
  )
  expect(container).toHaveTextContent('7')
  expect(errors).not.toHaveBeenCalled()
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => root.unmount())
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
