import type { RouteHandle } from '../../document-head'

/** The document head of the authenticity check. */
export const authenticityHandle: RouteHandle<never> = {
  head: () => ({
    title: 'Check Product Authenticity',
    description: 'Enter or scan the code on your item to check that it’s authentic.',
    canonical: '/product/authenticity',
  }),
}
