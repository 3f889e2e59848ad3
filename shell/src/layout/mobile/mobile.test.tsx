import '@shop/account-contract'
import { sampleSettings } from '@shop/shared-api/testing/sample-settings'
import { clearSessionHint } from '@shop/shared-api/testing/session-hint'
import { bus } from '@shop/shared-events'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FrameData } from '../frame-loader'
import { Header } from '../header/header'
import { FrameOverlays } from '../overlays/frame-overlays'
import { showInFrame } from '../testing/show-in-frame'
import { MobileBar } from './mobile-bar'

const maya = { id: '1', username: 'Maya', email: 'maya@example.com', role: 'customer', isVerified: true } as const
const entries = () =>
  [...screen.getByRole('navigation', { name: 'Quick links' }).querySelectorAll('a, button')].map(
    (entry) => entry.textContent,
  )

beforeEach(() => {
  clearSessionHint()
  bus.publish('session/changed', { user: null })
})

describe('mobile navigation', () => {
  test('a guest’s bar holds Home, Search and Login', () => {
    showInFrame({ frame: <MobileBar /> })
    expect(entries()).toEqual(['Home', 'Search', 'Login'])
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  })

  test('the bar of someone logged in holds Favourites and Profile too', () => {
    bus.publish('session/changed', { user: maya })
    showInFrame({ frame: <MobileBar /> })
    expect(entries()).toEqual(['Home', 'Search', 'Favourites', 'Profile'])
    expect(screen.getByRole('link', { name: 'Favourites' })).toHaveAttribute('href', '/wishlist')
  })

  async function openMenu(data: Partial<FrameData> = {}) {
    const shown = showInFrame({
      data,
      frame: (
        <FrameOverlays>
          <Header />
        </FrameOverlays>
      ),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    return { ...shown, menu: within(menu) }
  }

  test('the full-screen menu has the merchant’s own links', async () => {
    const menu_links = [{ title: 'Open mat', url: '/pages/open-mat' }]
    const { menu } = await openMenu({ settings: { ...sampleSettings, menu_links } })
    expect(menu.getByRole('link', { name: 'Open mat' })).toHaveAttribute('href', '/pages/open-mat')
  })

  test('the full-screen menu unfolds categories down to the third level', async () => {
    const { menu } = await openMenu()
    await userEvent.click(menu.getByText('Gloves'))
    expect(menu.getByText('All Gloves')).toHaveAttribute('href', '/product/list/gloves')
    expect(menu.getByText('Boxing Gloves')).toHaveAttribute('href', '/product/list/boxing-gloves')
    expect(menu.getByText('Lace-Up Gloves')).toHaveAttribute('href', '/product/list/lace-up-gloves')
  })

  test('the full-screen menu holds the Wholesale Program', async () => {
    const { menu } = await openMenu()
    await userEvent.click(menu.getByText('Wholesale Program'))
    expect(menu.getByText('Wholesale Application')).toHaveAttribute('href', '/wholesaler/signup')
  })

  test('the full-screen menu closes when one of its links is followed', async () => {
    const { menu, address } = await openMenu()
    await userEvent.click(menu.getByText('Size Guide'))
    expect(address()).toBe('/size-guide')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument())
  })

  test('the full-screen menu closes on Back, which stays on the page', async () => {
    const { address } = await openMenu()
    act(() => history.back())
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument())
    expect(address()).toBe('/')
  })

  test('the full-screen menu leaves no entry in the history when it is closed', async () => {
    const push = jest.spyOn(history, 'pushState')
    const back = jest.spyOn(history, 'back')
    const { menu } = await openMenu()
    expect(push).toHaveBeenCalledTimes(1)
    await userEvent.click(menu.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(back).toHaveBeenCalledTimes(1))
  })
})
