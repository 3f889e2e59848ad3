import { screen, within } from '@testing-library/react'
import { sampleSettings } from '@shop/shared-api/testing/sample-settings'
import { sampleMenu } from '../testing/sample-frame'
import { showInFrame } from '../testing/show-in-frame'
import { Footer } from './footer'

const targets = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

describe('Footer', () => {
  test('contains all required links', () => {
    showInFrame({ frame: <Footer /> })
    expect(targets('Customer service')).toEqual([
      'Track Order /track-order',
      'Shipping /shipping',
      'Returns /returns',
      'FAQ /faqs',
      'Size Guide /size-guide',
    ])
    expect(targets('Information')).toEqual([
      'About Us /about-us',
      'Contact Us /contact-us',
      'Sales /product-sales',
      'Check Authenticity /product/authenticity',
      'Wholesale Program /wholesaler/signup',
      'Newsletter /newsletter',
    ])
    expect(screen.getByText('Visa, Mastercard, American Express, Discover')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/term-conditions')
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
    expect(screen.getByText('Monday to Friday 9:00am-11:00pm EST')).toBeInTheDocument()
    expect(screen.getByText('© 2024 Sample Corner')).toBeInTheDocument()
  })

  test('phone, email and networks are those of the settings', () => {
    showInFrame({ frame: <Footer /> })
    expect(screen.getByRole('link', { name: sampleSettings.phone })).toHaveAttribute('href', 'tel:+12125550142')
    expect(screen.getByRole('link', { name: sampleSettings.email })).toHaveAttribute(
      'href',
      `mailto:${sampleSettings.email}`,
    )
    expect(screen.getByRole('link', { name: 'Facebook' })).toBeInTheDocument()
  })

  test('without settings the footer still leads everywhere', () => {
    showInFrame({ frame: <Footer />, data: { settings: null, menu: sampleMenu } })
    expect(targets('Information')).toHaveLength(6)
    expect(screen.getByText('© 2024 Shop')).toBeInTheDocument()
  })
})
