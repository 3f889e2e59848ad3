import { links as accountLinks } from '@shop/account-contract'
import { links as catalogueLinks } from '@shop/catalogue-contract'

/** A page that is no product list. */
export interface SitePage {
  title: string
  to: string
}

/** Pages of every shop, with further words that shoppers search them by. */
const sitePages: readonly (SitePage & { words: string })[] = [
  { title: 'Size guide', to: catalogueLinks.sizeGuide(), words: 'sizes sizing chart charts measure fit' },
  { title: 'Shipping', to: '/shipping', words: 'delivery ship express postage arrive' },
  { title: 'Returns', to: '/returns', words: 'exchanges refunds money back' },
  { title: 'FAQ', to: '/faqs', words: 'faqs questions help answers' },
  { title: 'Track order', to: accountLinks.trackOrder(), words: 'tracking orders status parcel' },
  { title: 'Contact us', to: '/contact-us', words: 'email phone support address' },
  { title: 'Sale', to: catalogueLinks.sales(), words: 'sales discounts deals clearance' },
  { title: 'Check authenticity', to: catalogueLinks.authenticity(), words: 'authentic original genuine fake barcode' },
  { title: 'Wholesale program', to: '/wholesaler/signup', words: 'bulk dealers gyms teams tiers' },
  { title: 'About us', to: '/about-us', words: 'company story' },
]

const MIN_WORD_LENGTH = 3

/** Finds pages by the beginnings of all words of a query; `added` are the merchant's own. */
export function findPages(query: string, added: readonly { slug: string; title: string }[] = []): SitePage[] {
  const wanted = splitWords(query)
  if (wanted.length === 0 || wanted.every((word) => word.length < MIN_WORD_LENGTH)) return []
  const own = added.map(({ slug, title }) => ({ title, to: `/pages/${slug}`, words: '' }))
  const isFixed = ({ to }: SitePage) => sitePages.some((page) => page.to === to.replace('/pages', ''))
  return [...sitePages, ...own.filter((page) => !isFixed(page))]
    .filter(({ title, words }) => {
      const known = splitWords(`${title} ${words}`)
      return wanted.every((word) => known.some((each) => each.startsWith(word)))
    })
    .map(({ title, to }) => ({ title, to }))
}

const splitWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
