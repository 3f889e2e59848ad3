import type { RouteHandle } from '../../document-head'

/** The head of the authenticity check. */
export const authenticityHandle: RouteHandle<never> = {
  head: () => ({
    title: 'Check Product Authenticity',
    description: 'Type or scan the code of your piece and learn whether we made it.',
    canonical: '/product/authenticity',
  }),
}
