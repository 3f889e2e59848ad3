import { screen } from '@testing-library/react'
import { sampleMenu, sampleSettings } from '../testing/sample-frame'
import { showInFrame } from '../testing/show-in-frame'
import { Banner } from './banner'

/** jsdom shows the phone's layout, which leaves out what the desk has room for. */
const onDeskOnly = { hidden: true }

const bannerWith = (changes: Partial<typeof sampleSettings>) =>
  showInFrame({ frame: <Banner />, data: { settings: { ...sampleSettings, ...changes }, menu: sampleMenu } })

test('the banner leads to the authenticity check', () => {
  bannerWith({})
  expect(screen.getByRole('link', { name: 'Check Product Authenticity' })).toHaveAttribute(
    'href',
    '/product/authenticity',
  )
})

test.each([
  ['a path of ours', '/product-sales', '/product-sales'],
  ['another site', 'https://camp.example/fall', 'https://camp.example/fall'],
  ['nothing', '', '/'],
  ['a script', 'javascript:alert(1)', '/'],
  ['another host dressed as a path', '//evil.example', '/'],
])('the sale title leads where the settings say: %s', (_, alertUrl, target) => {
  bannerWith({ alert_url: alertUrl })
  expect(screen.getByRole('link', { name: 'Fall camp: 30% off gloves' })).toHaveAttribute('href', target)
})

test('the banner links the networks that the settings name, and no others', () => {
  bannerWith({ facebook: 'not an address' })
  const network = (name: string) => screen.queryByRole('link', { name, ...onDeskOnly })
  expect(network('Instagram')).toHaveAttribute('href', 'https://instagram.example/ironcorner')
  expect(network('LinkedIn')).toBeInTheDocument()
  expect(network('Pinterest')).not.toBeInTheDocument()
  expect(network('Facebook')).not.toBeInTheDocument()
})

test('the banner waits for the settings without a link to nowhere', () => {
  const { container } = showInFrame({ frame: <Banner />, data: { settings: null, menu: null } })
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
