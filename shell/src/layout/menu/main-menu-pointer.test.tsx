import '@shop/account-contract'
import { bus } from '@shop/shared-events'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showInFrame } from '../testing/show-in-frame'
import { MainMenu } from './main-menu'

const gloves = () => screen.getByRole('button', { name: 'Gloves menu' })
const laceUp = () => screen.queryByRole('link', { name: 'Lace-Up Gloves' })

beforeEach(() => bus.publish('session/changed', { user: null }))

describe('MainMenu with a pointer', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null })
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  test('opens a category on hover, but not when the mouse passes over it', async () => {
    showInFrame({ frame: <MainMenu /> })
    await user.hover(gloves())
    wait(60)
    await user.unhover(gloves())
    wait(1000)
    expect(laceUp()).not.toBeInTheDocument()
    await user.hover(gloves())
    wait(200)
    expect(laceUp()).toBeInTheDocument()
  })

  test('keeps the panel when the mouse leaves and returns, and closes it otherwise', async () => {
    showInFrame({ frame: <MainMenu /> })
    await user.hover(gloves())
    wait(200)
    await user.unhover(gloves())
    wait(150)
    await user.hover(gloves())
    wait(1000)
    expect(laceUp()).toBeInTheDocument()
    await user.unhover(gloves())
    wait(400)
    expect(laceUp()).not.toBeInTheDocument()
  })

  test('closes a panel on Escape although the mouse has just entered it', async () => {
    showInFrame({ frame: <MainMenu /> })
    act(() => gloves().focus())
    await user.keyboard('{Enter}')
    await user.hover(gloves())
    await user.keyboard('{Escape}')
    wait(1000)
    expect(gloves()).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes a hover-opened panel on Escape without moving the focus', async () => {
    showInFrame({
      frame: (
        <>
          <MainMenu />
          <input aria-label="A field of the page" />
        </>
      ),
    })
    const field = screen.getByRole('textbox')
    act(() => field.focus())
    await user.hover(gloves())
    wait(200)
    expect(laceUp()).toBeInTheDocument()
    await user.keyboard('{Escape}')
    wait(1000)
    expect(laceUp()).not.toBeInTheDocument()
    expect(field).toHaveFocus()
  })

  test('keeps a hover-opened panel open after a click', async () => {
    showInFrame({ frame: <MainMenu /> })
    await user.hover(gloves())
    wait(200)
    await user.click(gloves())
    await user.unhover(gloves())
    wait(1000)
    expect(laceUp()).toBeInTheDocument()
  })

  test('opens nothing on touch hover', async () => {
    showInFrame({ frame: <MainMenu /> })
    await user.pointer({ keys: '[TouchA>]', target: gloves() })
    wait(1000)
    expect(laceUp()).not.toBeInTheDocument()
  })
})
