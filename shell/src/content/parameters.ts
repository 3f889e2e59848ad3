import type { PageParameters } from '@shop/shared-api/contract'

/** The query parameters of the shell's own screens. */
export const parameters: PageParameters = {
  'shell/faqs': ['q'],
  'shell/contact-us': ['sent'],
  'shell/newsletter-page': ['subscribed'],
}
