import '@shop/account-contract'
import { sampleSettings } from '@shop/shared-api/testing/sample-settings'
import { bus } from '@shop/shared-events'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleMenu } from '../testing/sample-frame'
import { showInFrame } from '../testing/show-in-frame'
import { MainMenu } from './main-menu'

const gloves = () => screen.getByRole('button', { name: 'Gloves menu' })
const laceUp = () => screen.queryByRole('link', { name: 'Lace-Up Gloves' })

beforeEach(() => bus.publish('session/changed', { user: null }))

describe('MainMenu', () => {
  test('links each title to its list without opening a panel', () => {
    showInFrame({ frame: <MainMenu /> })
    expect(screen.getByRole('link', { name: 'Gloves' })).toHaveAttribute('href', '/product/list/gloves')
    expect(screen.getByRole('link', { name: 'Belts' })).toHaveAttribute('href', '/product/list/belts')
  })

  test('has the links of closed panels in its markup, hidden, and a picture in the open one', async () => {
    const { container } = showInFrame({
      frame: <MainMenu />,
      data: { menu: sampleMenu.map((category) => ({ ...category, image: '/api/media/art/tile' })) },
    })
    const closed = container.querySelector('[hidden] a[href="/product/list/boxing-gloves"]')
    expect(closed).toHaveTextContent('Boxing Gloves')
    expect(container.querySelector('img')).toBeNull()
    await userEvent.click(gloves())
    expect(container.querySelectorAll('img')).toHaveLength(1)
  })

  test('opens a category’s panel with three levels of links on a click, and closes it on another', async () => {
    showInFrame({ frame: <MainMenu /> })
    expect(laceUp()).not.toBeInTheDocument()
    await userEvent.click(gloves())
    expect(gloves()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('link', { name: 'Gloves See everything' })).toHaveAttribute('href', '/product/list/gloves')
    expect(screen.getByRole('link', { name: 'Boxing Gloves' })).toHaveAttribute('href', '/product/list/boxing-gloves')
    expect(laceUp()).toHaveAttribute('href', '/product/list/lace-up-gloves')
    await userEvent.click(gloves())
    expect(laceUp()).not.toBeInTheDocument()
  })

  test('has one panel open at a time, and closes it on a click outside', async () => {
    showInFrame({
      frame: (
        <>
          <MainMenu />
          <p>The page</p>
        </>
      ),
    })
    await userEvent.click(gloves())
    await userEvent.click(screen.getByRole('button', { name: 'Belts menu' }))
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
    expect(screen.getByRole('button', { name: 'Belts menu' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('button', { name: 'Wholesale Program' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(gloves()).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    expect(gloves()).toHaveFocus()
  })

  test('closes the panel when the focus leaves the menu by Tab', async () => {
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

  test('closes the panel when its link is followed', async () => {
    const { address } = showInFrame({ frame: <MainMenu /> })
    await userEvent.click(gloves())
    await userEvent.click(screen.getByRole('link', { name: 'Boxing Gloves' }))
    expect(address()).toBe('/product/list/boxing-gloves')
    expect(gloves()).toHaveAttribute('aria-expanded', 'false')
  })

  test('has the merchant’s own links after the categories, which arrow keys reach as well', async () => {
    const links = [
      { title: 'Open mat', url: '/pages/open-mat' },
      { title: 'Our gym', url: 'https://gym.example' },
    ]
    showInFrame({ frame: <MainMenu />, data: { settings: { ...sampleSettings, menu_links: links } } })
    const [mat, gym] = ['Open mat', 'Our gym'].map((name) => screen.getByRole('link', { name }))
    expect(mat).toHaveAttribute('href', '/pages/open-mat')
    expect(gym).toHaveAttribute('href', 'https://gym.example')
    screen.getByRole('button', { name: 'Belts menu' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(mat).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('button', { name: 'Wholesale Program' })).toHaveFocus()
  })

  const entries = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Wholesale Program' }))
    const panel = document.getElementById(
      screen.getByRole('button', { name: 'Wholesale Program' }).getAttribute('aria-controls') as string,
    ) as HTMLElement
    return within(panel)
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  }

  test('offers application, login and custom equipment in the Wholesale Program', async () => {
    showInFrame({ frame: <MainMenu /> })
    expect(await entries()).toEqual([
      'Wholesale Application /wholesaler/signup',
      'Wholesale Login /wholesaler/login',
      'Custom Equipment /wholesaler/equipment',
    ])
  })

  test.each([
    [true, 'Wholesale Desk /wholesaler/desk'],
    [false, 'Application Status /wholesaler/status'],
  ])('offers a wholesaler with approval %s first "%s" in the Wholesale Program', async (isVerified, first) => {
    const user = { id: '1', username: 'Dana', email: 'd@gym.example', role: 'wholeseller', isVerified } as const
    bus.publish('session/changed', { user })
    showInFrame({ frame: <MainMenu /> })
    expect(await entries()).toEqual([first, 'Quick Order /wholesaler/order', 'Custom Equipment /wholesaler/equipment'])
  })
})
