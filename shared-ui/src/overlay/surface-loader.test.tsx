import { render, screen, waitFor } from '@testing-library/react'
import { Toaster } from '../feedback/toaster'
import { Dialog } from './dialog'

jest.mock('./overlay-surface', () => {
  throw new Error('offline')
})

test('when the code of a dialog cannot come, the visitor is told and the opening is given up', async () => {
  const onClose = jest.fn()
  render(
    <>
      <Dialog open onClose={onClose} title="Glove sizes" />
      <Toaster />
    </>,
  )
  expect(await screen.findByText(/could not be opened/)).toBeVisible()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})
