import { bus } from '@shop/shared-events'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showInFrame } from '../testing/show-in-frame'
import { MainMenu } from './main-menu'

const gloves = () => screen.getByRole('button', { name: 'Gloves' })
const laceUp = () => screen.queryByRole('link', { name: 'Lace-Up Gloves' })

beforeEach(() => bus.publish('session/changed', { user: null }))

test('a click opens a category’s panel with three levels of links, another closes it', async () => {
  showInFrame({ frame: <MainMenu /> })
  expect(laceUp()).not.toBeInTheDocument()
  await userEvent.click(gloves())
  expect(gloves()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: /^Gloves/ })).toHaveAttribute('href', '/product/list/gloves')
  expect(screen.getByRole('link', { name: 'Boxing Gloves' })).toHaveAttribute('href', '/product/list/boxing-gloves')
  expect(laceUp()).toHaveAttribute('href', '/product/list/lace-up-gloves')
  await userEvent.click(gloves())
  expect(laceUp()).not.toBeInTheDocument()
})

test('one panel is open at a time, and a click outside closes it', async () => {
  showInFrame({
    frame: (
      <>
        <MainMenu />
        <p>The page</p>
      </>
    ),
  })
  await userEvent.click(gloves())
  await userEvent.click(screen.getByRole('button', { name: 'Belts' }))
  expect(gloves()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('link', { name: 'Jiu-Jitsu Belts' })).toBeInTheDocument()
  await userEvent.click(screen.getByText('The page'))
  expect(screen.queryByRole('link', { name: 'Jiu-Jitsu Belts' })).not.toBeInTheDocument()
})

test('closes the panel on Escape and restores the focus to its button', async () => {
  showInFrame({ frame: <MainMenu /> })
  gloves().focus()
  await userEvent.keyboard('{Enter}{Tab}{Tab}')
  expect(screen.getByRole('link', { name: 'Boxing Gloves' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(gloves()).toHaveFocus()
  expect(gloves()).toHaveAttribute('aria-expanded', 'false')
})

test('moves along the buttons by arrow keys, Home and End', async () => {
  showInFrame({ frame: <MainMenu /> })
  gloves().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Belts' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('button', { name: 'Wholesale Program' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(gloves()).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Home}')
  expect(gloves()).toHaveFocus()
})

test('leaving the menu by Tab closes it', async () => {
  showInFrame({
    frame: (
      <>
        <MainMenu />
        <button type="button">After</button>
      </>
    ),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Wholesale Program' }))
  screen.getByRole('link', { name: 'Custom Equipment' }).focus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  expect(screen.queryByRole('link', { name: 'Custom Equipment' })).not.toBeInTheDocument()
})

test('following a link closes its panel', async () => {
  const { address } = showInFrame({ frame: <MainMenu /> })
  await userEvent.click(gloves())
  await userEvent.click(screen.getByRole('link', { name: 'Boxing Gloves' }))
  expect(address()).toBe('/product/list/boxing-gloves')
  expect(gloves()).toHaveAttribute('aria-expanded', 'false')
})

describe('with a pointer', () => {
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

describe('the Wholesale Program', () => {
  const entries = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Wholesale Program' }))
    const panel = document.getElementById(
      screen.getByRole('button', { name: 'Wholesale Program' }).getAttribute('aria-controls') as string,
    ) as HTMLElement
    return within(panel)
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  }

  test('offers application, login and custom equipment', async () => {
    showInFrame({ frame: <MainMenu /> })
    expect(await entries()).toEqual([
      'Wholesale Application /wholesaler/signup',
      'Wholesale Login /wholesaler/login',
      'Custom Equipment /wholesaler/equipment',
    ])
  })

  test('offers only custom equipment to a wholesaler', async () => {
    const user = { id: '1', username: 'Dana', email: 'd@gym.example', role: 'wholeseller', isVerified: false } as const
    bus.publish('session/changed', { user })
    showInFrame({ frame: <MainMenu /> })
    expect(await entries()).toEqual(['Custom Equipment /wholesaler/equipment'])
  })
})
