import { bus } from '@shop/shared-events'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../../testing/open-page'

const wish = {
  'Your name': 'Kai Moore',
  'Club or business': 'Kai Gym',
  Email: 'kai@gym.example',
  Phone: '201 555 0166',
  'What shall we make?': 'Gis',
}

test('a request with too many pieces leads to their field, which says how many there may be', async () => {
  bus.publish('session/changed', { user: null })
  openPage('/wholesaler/equipment', {})
  for (const [label, text] of Object.entries(wish)) {
    await userEvent.click(await screen.findByLabelText(label, { exact: false }, { timeout: 20_000 }))
    await userEvent.paste(text)
  }
  const piece = within(screen.getByRole('group', { name: 'Piece 1' }))
  for (const [label, text] of Object.entries({ Size: 'A2', Color: 'black', Pieces: '10001' }))
    await userEvent.type(piece.getByRole('textbox', { name: label }), text)
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
  const pieces = piece.getByRole('textbox', { name: 'Pieces' })
  await waitFor(() => expect(pieces).toHaveFocus())
  expect(pieces).toBeInvalid()
  expect(pieces).toHaveAccessibleDescription(/from 1 to 10,000/)
})
