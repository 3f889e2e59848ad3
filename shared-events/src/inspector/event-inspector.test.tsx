import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBus } from '../bus'
import { EventInspector } from './event-inspector'
import '../testing/sample-events'

function inspectedBus(canReplay?: boolean) {
  const bus = createBus()
  bus.publish('cart/changed', { count: 2, subtotal: 5998 }, { version: '1.4.2' })
  bus.publish('session/ended', { reason: 'logout' })
  render(<EventInspector bus={bus} canReplay={canReplay} />)
  return bus
}

const entries = () => within(screen.getByRole('list')).getAllByRole('listitem')

describe('EventInspector', () => {
  test('lists the newest event first, with its publisher', () => {
    inspectedBus()
    expect(entries()).toHaveLength(2)
    expect(entries()[0]).toHaveTextContent('session/ended')
    expect(entries()[1]).toHaveTextContent('cart-checkout@1.4.2')
  })

  test('shows an event that is published while it is open', () => {
    const bus = inspectedBus()
    act(() => bus.publish('wishlist/changed', { count: 0, productIds: [] }))
    expect(entries()[0]).toHaveTextContent('wishlist/changed')
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3')
  })

  test('shows user input in a payload as text', () => {
    const bus = inspectedBus()
    act(() => bus.publish('cart/line-added', { title: '<img src=x onerror=alert(1)>', quantity: 1 }))
    expect(entries()[0]).toHaveTextContent('<img src=x onerror=alert(1)>')
    expect(entries()[0]?.querySelector('img')).toBeNull()
  })

  test('filters by name, part, version or payload', async () => {
    inspectedBus()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter events' }), 'checkout@1.4.2')
    expect(entries()).toHaveLength(1)
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Filter events' }))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter events' }), '5998')
    expect(entries()).toHaveLength(1)
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2')
  })

  test('opens an entry from the keyboard and shows its payload', async () => {
    inspectedBus(false)
    const summary = entries()[1]?.querySelector('summary')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(summary).toHaveFocus()
    await userEvent.click(summary as HTMLElement)
    expect(screen.getByText(/"subtotal": 5998/)).toBeVisible()
  })

  test('publishes an event again with the same part and version', async () => {
    const bus = inspectedBus()
    const received = jest.fn()
    bus.stream('cart/changed').subscribe(received)
    act(() => bus.publish('cart/changed', { count: 0, subtotal: 0 }))
    await userEvent.click(screen.getByText('cart-checkout@1.4.2', { exact: false }))
    await userEvent.click(screen.getAllByRole('button', { name: 'Publish cart/changed again' }).at(-1) as HTMLElement)
    expect(received).toHaveBeenLastCalledWith({ count: 2, subtotal: 5998 })
    expect(entries()).toHaveLength(4)
    expect(entries()[0]).toHaveTextContent('cart-checkout@1.4.2')
  })

  test('offers no replay in a production build', () => {
    inspectedBus(false)
    expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument()
  })
})
