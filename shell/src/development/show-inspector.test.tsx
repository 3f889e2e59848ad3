import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { bus } from '@shop/shared-events'
import { showInspector } from './show-inspector'

test('below the page of a developer stand the facts that its parts stated, with part and version', async () => {
  bus.publish('cart/changed', { count: 2, subtotal: 5998 }, { version: '1.4.2' })
  act(() => showInspector())
  const inspector = within(screen.getByRole('complementary', { name: 'Event inspector' }))
  await userEvent.click(inspector.getByText('What the parts told each other'))
  expect(inspector.getByRole('listitem')).toHaveTextContent('cart/changed cart-checkout@1.4.2')
})
