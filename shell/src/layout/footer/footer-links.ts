import { links as accountLinks } from '@shop/account-contract'
import { links as catalogueLinks } from '@shop/catalogue-contract'
import { links as wholesaleLinks } from '@shop/wholesale-contract'
import { newsletterPath } from '../../newsletter/newsletter-path'

/** The footer's columns of links, as the specification lists them, with order lookup, authenticity, wholesale and newsletter. */
export const footerColumns = [
  {
    title: 'Customer service',
    links: [
      { title: 'Track Order', to: accountLinks.trackOrder() },
      { title: 'Shipping', to: '/shipping' },
      { title: 'Returns', to: '/returns' },
      { title: 'FAQ', to: '/faqs' },
      { title: 'Size Guide', to: catalogueLinks.sizeGuide() },
    ],
  },
  {
    title: 'Information',
    links: [
      { title: 'About Us', to: '/about-us' },
      { title: 'Contact Us', to: '/contact-us' },
      { title: 'Sales', to: catalogueLinks.sales() },
      { title: 'Check Authenticity', to: catalogueLinks.authenticity() },
      { title: 'Wholesale Program', to: wholesaleLinks.apply() },
      { title: 'Newsletter', to: newsletterPath },
    ],
  },
] as const

/** The cards that the payment step takes. */
export const paymentMarks = 'Visa, Mastercard, American Express, Discover'

/** The legal pages, next to the copyright. */
export const legalLinks = [
  { title: 'Terms of Service', to: '/term-conditions' },
  { title: 'Privacy Policy', to: '/privacy-policy' },
] as const
