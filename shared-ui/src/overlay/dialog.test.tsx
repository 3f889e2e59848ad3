import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { Dialog, Sheet } from './overlay'
import { DialogHost } from './dialog-host'
import { showDialog, showErrorDialog } from './dialog-queue'

function SizeChart({ surface: Surface = Dialog }: { surface?: typeof Dialog | typeof Sheet }) {
  const [open, setOpen] = useState(false)
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Size chart
      </button>
      <Surface
        open={open}
        onClose={() => setOpen(false)}
        title="Glove sizes"
        footer={<a href="/size-guide">All sizes</a>}
      >
        Measure around the knuckles.
      </Surface>
    </StrictMode>
  )
}

const opener = () => screen.getByRole('button', { name: 'Size chart' })

describe('Dialog', () => {
  test.each([
    ['dialog', Dialog],
    ['sheet', Sheet],
  ])('opens a %s named and modal with the focus inside, and restores the focus on Escape', async (_, surface) => {
    const message = (['error', 'warn'] as const).map((level) => jest.spyOn(console, level))
    render(<SizeChart surface={surface} />)
    await userEvent.click(opener())
    const dialog = await screen.findByRole('dialog', { name: 'Glove sizes' })
    expect(dialog).toHaveTextContent('Measure around the knuckles.')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    expect(screen.queryByRole('button', { name: 'Size chart' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener()).toHaveFocus())
    for (const spy of message) expect(spy).not.toHaveBeenCalled()
  })

  test('closes by the close button and opens again', async () => {
    render(<SizeChart />)
    await userEvent.click(opener())
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(opener())
    // In the first frame of its opening the panel is still transparent.
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  })

  test('renders nothing on the server, even when open', () => {
    const open = <Dialog open onClose={() => undefined} title="Glove sizes" />
    expect(renderToString(open)).toBe('')
  })

  test('shows one "Error!" dialog per entry of an error', async () => {
    render(<DialogHost />)
    const over = jest.fn()
    const errors = [{ message: 'The email is taken.' }, { message: 'The password is too short.' }]
    act(() => void showErrorDialog({ message: 'Not valid', errors }).then(over))
    const dialog = await screen.findByRole('dialog', { name: 'Error!' })
    expect(dialog).toHaveTextContent('The email is taken.')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('The password is too short.'))
    expect(over).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(over).toHaveBeenCalledTimes(1)
  })

  test('shows the message of an error without entries', async () => {
    render(<DialogHost />)
    act(() => void showErrorDialog({ message: 'Something went wrong' }))
    expect(await screen.findByRole('dialog', { name: 'Error!' })).toHaveTextContent('Something went wrong')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('shows the same message once', async () => {
    render(<DialogHost />)
    act(() => {
      void showErrorDialog({ message: 'You are offline.' })
      void showErrorDialog({ message: 'You are offline.' })
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('shows a success dialog with its own title and button', async () => {
    render(<DialogHost />)
    act(
      () =>
        void showDialog({
          title: 'Added to cart',
          message: 'Ring gloves, 12 oz',
          tone: 'success',
          closeLabel: 'Go on',
        }),
    )
    expect(await screen.findByRole('dialog', { name: 'Added to cart' })).toHaveTextContent('Ring gloves, 12 oz')
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
