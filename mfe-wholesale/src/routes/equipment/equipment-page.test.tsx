import '@shop/account-contract'
import { bus } from '@shop/shared-events'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../../testing/open-page'

const request = {
  'Your name': 'Kai Moore',
  'Club or business': 'Kai Gym',
  Email: 'kai@gym.example',
  Phone: '201 555 0166',
  'What should we make?': 'Gis',
}

async function fillIn(qty: string) {
  for (const [label, text] of Object.entries(request)) {
    await userEvent.click(await screen.findByLabelText(label, { exact: false }, { timeout: 20_000 }))
    await userEvent.paste(text)
  }
  const piece = within(screen.getByRole('group', { name: 'Item 1' }))
  for (const [label, text] of Object.entries({ Size: 'A2', Color: 'black', Quantity: qty }))
    await userEvent.type(piece.getByRole('textbox', { name: label }), text)
  return piece.getByRole('textbox', { name: 'Quantity' })
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit request' }))

describe('equipment page', () => {
  test('focuses the quantity and states its limits of a request with too many items', async () => {
    bus.publish('session/changed', { user: null })
    openPage('/wholesaler/equipment', {})
    const pieces = await fillIn('10001')
    await send()
    await waitFor(() => expect(pieces).toHaveFocus())
    expect(pieces).toBeInvalid()
    expect(pieces).toHaveAccessibleDescription(/from 1 to 10,000/)
    await userEvent.type(pieces, '{Backspace}')
    expect(pieces).toBeValid()
  })

  test('names invalid files on submit, and keeps the focus when items are removed', async () => {
    bus.publish('session/changed', { user: null })
    const receipt = { success: true, message: 'Sent', request_number: 'E111111111' } as const
    openPage('/wholesaler/equipment', { 'POST /equipment-request': () => receipt })
    await fillIn('12')
    const artwork = screen.getByLabelText('Artwork', { selector: 'input' })
    await userEvent.upload(artwork, new File([], 'logo.pdf', { type: 'application/pdf' }))
    await send()
    expect(await screen.findByText(/^Remove the files with errors/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Remove logo.pdf' }))
    expect(artwork).toHaveFocus()
    expect(screen.queryByText(/^Remove the files with errors/)).not.toBeInTheDocument()

    await userEvent.click(screen.getByRole('button', { name: 'Add another size or color' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove item 2' }))
    expect(screen.getByRole('button', { name: 'Add another size or color' })).toHaveFocus()

    await send()
    expect(await screen.findByText(/Your request number is E111111111/)).toBeVisible()
    expect(document.activeElement).toHaveTextContent(/Your request number is E111111111/)
    expect(document.activeElement).not.toBe(document.body)
  })
})
