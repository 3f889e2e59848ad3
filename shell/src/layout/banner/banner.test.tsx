import '@shop/account-contract'
import { bus } from '@shop/shared-events'
import type { RemoteLoader } from '@shop/shared-ui'
import { screen } from '@testing-library/react'
import { sampleSettings } from '@shop/shared-api/testing/sample-settings'
import { sampleMenu } from '../testing/sample-frame'
import { showInFrame } from '../testing/show-in-frame'
import { Banner } from './banner'

/** jsdom shows the phone's layout, which omits what only the desktop's has room for. */
const onDeskOnly = { hidden: true }

const bannerWith = (changes: Partial<typeof sampleSettings>) =>
  showInFrame({ frame: <Banner />, data: { settings: { ...sampleSettings, ...changes }, menu: sampleMenu } })

describe('banner', () => {
  test('the banner leads to the authenticity check', () => {
    bannerWith({})
    expect(screen.getByRole('link', { name: 'Check Product Authenticity' })).toHaveAttribute(
      'href',
      '/product/authenticity',
    )
  })

  test.each([
    ['a path of the shop', '/product-sales', '/product-sales'],
    ['another site', 'https://camp.example/fall', 'https://camp.example/fall'],
    ['nothing', '', '/'],
    ['a script', 'javascript:alert(1)', '/'],
    ['another host in the form of a path', '//evil.example', '/'],
  ])('links the sale title by the settings: %s', (_, alertUrl, target) => {
    bannerWith({ alert_url: alertUrl })
    expect(screen.getByRole('link', { name: 'Fall camp: 30% off gloves' })).toHaveAttribute('href', target)
  })

  test('the banner links the networks that the settings name, and no others', () => {
    bannerWith({ facebook: 'not an address' })
    const network = (name: string) => screen.queryByRole('link', { name, ...onDeskOnly })
    expect(network('Instagram')).toHaveAttribute('href', 'https://instagram.example/sample')
    expect(network('LinkedIn')).toBeInTheDocument()
    expect(network('Pinterest')).not.toBeInTheDocument()
    expect(network('Facebook')).not.toBeInTheDocument()
  })

  test('the banner waits for the settings without an empty link', () => {
    const { container } = showInFrame({ frame: <Banner />, data: { settings: null, menu: null } })
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument()
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  const Widget = () => <a href="/wholesaler/status">Application pending</a>
  const peek = jest.fn(() => ({ Widget }))
  const wholesale: RemoteLoader = { load: () => Promise.resolve({ Widget }), peek }
  const sale = { name: 'Fall camp: 30% off gloves' }
  const show = (isVerified: boolean, widgets?: RemoteLoader) => {
    const user = { id: '1', username: 'Priya', email: 'p@gym.example', role: 'wholeseller', isVerified } as const
    bus.publish('session/changed', { user })
    showInFrame({ frame: <Banner />, widgets })
  }
  afterEach(() => bus.publish('session/changed', { user: null }))

  test('the banner of a wholesaler shows the status of the wholesale application in place of the sale', () => {
    show(false, wholesale)
    expect(screen.getByRole('link', { name: 'Application pending' })).toBeVisible()
    expect(screen.queryByRole('link', sale)).toBeNull()
  })

  test('the banner of a wholesaler shows the sale to an approved wholesaler', () => {
    peek.mockClear()
    show(true, wholesale)
    expect(screen.getByRole('link', sale)).toBeVisible()
    expect(peek).not.toHaveBeenCalled()
  })

  test('the banner of a wholesaler shows the sale when the wholesale part is down', async () => {
    show(false)
    expect(await screen.findByRole('link', sale)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
