import { links as accountLinks } from '@shop/account-contract'
import { links as catalogueLinks } from '@shop/catalogue-contract'

/** The footer's columns of links, as the specification lists them, and the order lookup for guests. */
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
    ],
  },
] as const

/** The legal pages, next to the copyright. */
export const legalLinks = [
  { title: 'Terms of Service', to: '/term-conditions' },
  { title: 'Privacy Policy', to: '/privacy-policy' },
] as const
