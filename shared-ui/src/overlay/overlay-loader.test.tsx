import { render, screen, waitFor } from '@testing-library/react'
import { Toaster } from '../feedback/toaster'
import { Dialog } from './overlay'

jest.mock('./overlay-panel', () => {
  throw new Error('offline')
})

describe('overlay loader', () => {
  test("notifies the visitor and closes when the dialog's code cannot be loaded", async () => {
    const onClose = jest.fn()
    render(
      <>
        <Dialog open onClose={onClose} title="Glove sizes" />
        <Toaster />
      </>,
    )
    expect(await screen.findByText(/couldn't be opened/)).toBeVisible()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
