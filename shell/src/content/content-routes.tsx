import type { RouteObject } from 'react-router-dom'
import { newsletterPath } from '../newsletter/newsletter-path'
import { addedPageHead, contactHead, faqsHead, informationHead, newsletterHead } from './content-heads'

/** The shell's own screens: information pages, FAQs and the contact form. */
export const contentRoutes: RouteObject[] = [
  {
    id: 'shell/faqs',
    path: '/faqs',
    handle: { head: faqsHead },
    lazy: () => import(/* webpackChunkName: "faqs" */ './faqs/faqs.route'),
  },
  {
    id: 'shell/privacy-policy',
    path: '/privacy-policy',
    handle: { head: informationHead },
    lazy: () => import(/* webpackChunkName: "privacy-policy" */ './information/information.route'),
  },
  {
    id: 'shell/term-conditions',
    path: '/term-conditions',
    handle: { head: informationHead },
    lazy: () => import(/* webpackChunkName: "term-conditions" */ './information/information.route'),
  },
  {
    id: 'shell/about-us',
    path: '/about-us',
    handle: { head: informationHead },
    lazy: () => import(/* webpackChunkName: "about-us" */ './information/information.route'),
  },
  {
    id: 'shell/returns',
    path: '/returns',
    handle: { head: informationHead },
    lazy: () => import(/* webpackChunkName: "returns" */ './information/information.route'),
  },
  {
    id: 'shell/shipping',
    path: '/shipping',
    handle: { head: informationHead },
    lazy: () => import(/* webpackChunkName: "shipping" */ './information/information.route'),
  },
  {
    id: 'shell/added-page',
    path: '/pages/:slug',
    handle: { head: addedPageHead },
    lazy: () => import(/* webpackChunkName: "added-page" */ './information/added-page.route'),
  },
  {
    id: 'shell/contact-us',
    path: '/contact-us',
    handle: { head: contactHead },
    lazy: () => import(/* webpackChunkName: "contact-us" */ './contact/contact.route'),
  },
  {
    id: 'shell/newsletter-page',
    path: newsletterPath,
    handle: { head: newsletterHead },
    lazy: () => import(/* webpackChunkName: "newsletter-page" */ '../newsletter/newsletter.route'),
  },
]
