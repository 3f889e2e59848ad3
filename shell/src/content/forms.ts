import type { PageForms } from '@shop/shared-api/contract'

/** The shell's own forms that work without scripts. */
export const forms: PageForms = {
  'shell/contact-us': [
    {
      call: 'POST /contact',
      fields: ['name', 'email', 'phone', 'message', 'company'],
      keeps: ['name', 'email', 'phone', 'message'],
      then: { path: '/contact-us?sent' },
    },
  ],
  'shell/newsletter-page': [
    { call: 'POST /subscribe', fields: ['email'], keeps: ['email'], then: { path: '/newsletter?subscribed' } },
  ],
}
