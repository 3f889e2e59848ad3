import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { dismissToast, toast, toastStore } from './toast-store'
import { Toaster } from './toaster'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  act(() => toastStore.entries().forEach(({ id }) => dismissToast(id)))
  jest.useRealTimers()
})

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const region = () => screen.getByRole('region', { name: 'Notifications' })
const shown = () =>
  within(region())
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent)
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('the newest toast stands on top and each leaves after five seconds', () => {
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

test('at most twenty are shown; the oldest make room', () => {
  render(<Toaster />)
  act(() => {
    for (let n = 1; n <= 22; n += 1) toast(`Toast ${n}`)
  })
  expect(shown()).toHaveLength(20)
  expect([shown()[0], shown().at(-1)]).toEqual(['Toast 22', 'Toast 3'])
})

test('they are announced politely in a region that was there before them', () => {
  render(<Toaster />)
  const list = within(region()).getByRole('list')
  expect(list).toHaveAttribute('aria-live', 'polite')
  act(() => void toast('Thanks For Subscribe', { type: 'success' }))
  expect(list).toContainElement(screen.getByText('Thanks For Subscribe'))
})

test.each([
  ['the pointer rests on them', () => fireEvent.mouseEnter(region()), () => fireEvent.mouseLeave(region())],
  [
    'the focus is in them',
    () => act(() => screen.getByRole('button').focus()),
    () => act(() => screen.getByRole('button').blur()),
  ],
])('time stands still while %s, and goes on where it was', (_, enter, leave) => {
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

test('closing a toast by keyboard gives the focus back to where it was', async () => {
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

test('F6 leads to what a toast offers, which waits longer for the keyboard, and its press leads back', async () => {
  const onPress = jest.fn()
  const { keyboard, tab } = user()
  render(
    <>
      <button type="button" onClick={() => toast('Delete to cart', { action: { label: 'Undo', onPress } })}>
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

test('what a toast offers leaves after twenty seconds for the keyboard', () => {
  render(<Toaster />)
  // jsdom has the body in visible focus, as if somebody went by keyboard.
  act(() => void toast('Delete to cart', { action: { label: 'Undo', onPress: () => undefined } }))
  wait(19_999)
  expect(shown()).toEqual(['Delete to cart'])
  wait(1)
  expect(shown()).toEqual([])
})

test('a toast can offer one thing to do, which also closes it', async () => {
  const onPress = jest.fn()
  render(<Toaster />)
  act(() => void toast('Delete to cart', { action: { label: 'Undo', onPress } }))
  // jsdom has the body in visible focus, as if somebody went by keyboard.
  await user().click(screen.getByRole('button', { name: 'Undo (F6)' }))
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(shown()).toEqual([])
})

test('the server renders the empty region', () => {
  act(() => void toast('of somebody else'))
  expect(renderToString(<Toaster />)).not.toContain('of somebody else')
})
