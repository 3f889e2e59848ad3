import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { toast, useToastStore } from './toast-store'
import { Toaster } from './toaster'

describe('Toaster', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })

  afterEach(() => {
    act(() => useToastStore.setState({ toasts: [] }))
    jest.useRealTimers()
  })

  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const region = () => screen.getByRole('region', { name: 'Notifications' })
  const shown = () =>
    within(region())
      .queryAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent)
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  test('shows the newest toast on top and closes each after five seconds', () => {
    render(<Toaster />)
    act(() => void toast('Coupon applied', { type: 'success' }))
    wait(1000)
    act(() => void toast('Delete to cart'))
    expect(shown()).toEqual(['Delete to cart', 'Coupon applied'])
    wait(3999)
    expect(shown()).toHaveLength(2)
    wait(1)
    expect(shown()).toEqual(['Delete to cart'])
    wait(1000)
    expect(shown()).toEqual([])
  })

  test('shows at most twenty toasts and drops the oldest', () => {
    render(<Toaster />)
    act(() => {
      for (let n = 1; n <= 22; n += 1) toast(`Toast ${n}`)
    })
    expect(shown()).toHaveLength(20)
    expect([shown()[0], shown().at(-1)]).toEqual(['Toast 22', 'Toast 3'])
  })

  test('announces toasts politely in a live region that exists from the start', () => {
    render(<Toaster />)
    const list = within(region()).getByRole('list')
    expect(list).toHaveAttribute('aria-live', 'polite')
    act(() => void toast('Thanks For Subscribe', { type: 'success' }))
    expect(list).toContainElement(screen.getByText('Thanks For Subscribe'))
  })

  test.each([
    ['the pointer hovers over them', () => fireEvent.mouseEnter(region()), () => fireEvent.mouseLeave(region())],
    [
      'they contain the focus',
      () => act(() => screen.getByRole('button').focus()),
      () => act(() => screen.getByRole('button').blur()),
    ],
  ])('pauses the timer while %s, and resumes it afterwards', (_, enter, leave) => {
    render(<Toaster />)
    act(() => void toast('Order placed'))
    wait(4000)
    enter()
    wait(60_000)
    expect(shown()).toEqual(['Order placed'])
    leave()
    wait(999)
    expect(shown()).toEqual(['Order placed'])
    wait(1)
    expect(shown()).toEqual([])
  })

  test('restores the focus after a toast is closed by keyboard', async () => {
    const { keyboard, tab } = user()
    render(
      <>
        <button type="button">Apply</button>
        <Toaster />
      </>,
    )
    act(() => void toast('Coupon applied'))
    await tab()
    await tab()
    expect(screen.getByRole('button', { name: 'Close notification' })).toHaveFocus()
    await keyboard('{Enter}')
    expect(shown()).toEqual([])
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus()
  })

  test("moves the focus to a toast's action on F6 and back after its press", async () => {
    const onPress = jest.fn()
    const { keyboard, tab } = user()
    render(
      <>
        <button type="button" onClick={() => toast('Delete to cart', { action: { label: 'Undo', onClick: onPress } })}>
          Remove
        </button>
        <a href="#more">More</a>
        <Toaster />
      </>,
    )
    await tab()
    await keyboard('{Enter}')
    wait(19_000)
    await keyboard('{F6}')
    expect(screen.getByRole('button', { name: 'Undo (F6)' })).toHaveFocus()
    wait(60_000)
    await keyboard('{Enter}')
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(shown()).toEqual([])
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus()
  })

  test('closes a toast with an action after twenty seconds for keyboard users', () => {
    render(<Toaster />)
    // jsdom gives the body visible focus, as if the visitor used the keyboard.
    act(() => void toast('Delete to cart', { action: { label: 'Undo', onClick: () => undefined } }))
    wait(19_999)
    expect(shown()).toEqual(['Delete to cart'])
    wait(1)
    expect(shown()).toEqual([])
  })

  test("runs a toast's action and closes it", async () => {
    const onPress = jest.fn()
    render(<Toaster />)
    act(() => void toast('Delete to cart', { action: { label: 'Undo', onClick: onPress } }))
    // jsdom gives the body visible focus, as if the visitor used the keyboard.
    await user().click(screen.getByRole('button', { name: 'Undo (F6)' }))
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(shown()).toEqual([])
  })

  test('renders the empty live region on the server', () => {
    act(() => void toast('of another request'))
    expect(renderToString(<Toaster />)).not.toContain('of another request')
  })
})
