import type { PageForms } from '@shop/shared-api'

/** The form of this remote that works without scripts. */
export const forms: PageForms = {
  'wholesale/login': [
    { call: 'POST /wholsale/login', fields: ['email', 'password'], keeps: ['email'], then: { path: '/' } },
  ],
}
