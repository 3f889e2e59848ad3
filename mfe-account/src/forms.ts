import type { PageForms } from '@shop/shared-api'

/** The forms of this remote that work without scripts. */
export const forms: PageForms = {
  'account/login': [{ call: 'POST /login', fields: ['email', 'password'], keeps: ['email'], then: 'next' }],
  'account/signup': [
    {
      call: 'POST /register',
      fields: ['username', 'email', 'password', 'password_confirmation'],
      checkboxes: ['terms'],
      keeps: ['username', 'email', 'terms'],
      then: 'next',
    },
  ],
  'account/reset-password': [
    {
      name: 'email',
      call: 'POST /send-password-reset-code',
      fields: ['email'],
      keeps: ['email'],
      then: { show: 'code' },
    },
    {
      name: 'code',
      call: 'POST /validate-reset-code',
      fields: ['email', 'code'],
      keeps: ['email'],
      then: { show: 'password', answers: ['reset_token'] },
    },
    {
      name: 'password',
      call: 'POST /reset-password',
      fields: ['email', 'reset_token', 'password', 'password_confirmation'],
      keeps: ['email', 'reset_token'],
      then: { path: '/reset-password?done' },
    },
  ],
}
