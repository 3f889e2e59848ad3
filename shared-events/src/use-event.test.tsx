import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { Observable } from 'rxjs'
import { createBus } from './bus'
import { bus as siteBus } from './site-bus'
import { useEvent, useEventSelector } from './use-event'
import './testing/sample-events'

function CartCount({ bus = siteBus }) {
  const cart = useEvent('cart/changed', bus)
  return <output>{cart ? cart.count : 'nothing known'}</output>
}

describe('useEvent', () => {
  test('shows the retained payload and follows changes', () => {
    const bus = createBus()
    bus.publish('cart/changed', { count: 1, subtotal: 2999 })
    render(<CartCount bus={bus} />)
    expect(screen.getByRole('status')).toHaveTextContent('1')
    act(() => bus.publish('cart/changed', { count: 4, subtotal: 9996 }))
    expect(screen.getByRole('status')).toHaveTextContent('4')
  })

  test('unsubscribes when the component unmounts', () => {
    const bus = createBus()
    const unsubscribed = jest.fn()
    const { unmount } = render(<CartCount bus={{ ...bus, stream: () => new Observable(() => unsubscribed) }} />)
    expect(unsubscribed).not.toHaveBeenCalled()
    unmount()
    expect(unsubscribed).toHaveBeenCalledTimes(1)
  })

  test('re-renders for the selected value only', () => {
    const bus = createBus()
    const rendered = jest.fn()
    function Count() {
      const count = useEventSelector('cart/changed', (cart) => cart?.count ?? 0, 0, bus)
      rendered(count)
      return <output>{count}</output>
    }
    render(<Count />)
    act(() => bus.publish('cart/changed', { count: 2, subtotal: 5998 }))
    act(() => bus.publish('cart/changed', { count: 2, subtotal: 4998 }))
    expect(rendered.mock.calls).toEqual([[0], [2]])
    expect(screen.getByRole('status')).toHaveTextContent('2')
  })

  test("hydrates with the server's markup before the payload appears", async () => {
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

  test('shares one bus between two copies of this package', () => {
    let copy: typeof import('./site-bus') | undefined
    jest.isolateModules(() => {
      copy = jest.requireActual('./site-bus')
    })
    copy?.bus.publish('wishlist/changed', { count: 2, productIds: ['a', 'b'] })
    expect(siteBus.last('wishlist/changed')).toEqual({ count: 2, productIds: ['a', 'b'] })
  })
})
