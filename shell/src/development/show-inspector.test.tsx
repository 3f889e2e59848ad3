import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '@shop/cart-checkout-contract'
import { bus } from '@shop/shared-events'
import { showInspector } from './show-inspector'

describe('showInspector', () => {
  test("lists published events with part and version below a developer's page", async () => {
    bus.publish('cart/changed', { count: 2, subtotal: 5998 }, { version: '1.4.2' })
    act(() => showInspector())
    const inspector = within(screen.getByRole('complementary', { name: 'Event inspector' }))
    await userEvent.click(inspector.getByText('Events between parts'))
    expect(inspector.getByRole('listitem')).toHaveTextContent('cart/changed cart-checkout@1.4.2')
  })
})
