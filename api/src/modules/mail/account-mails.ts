import { nameOf, type MailData, type MailTemplate } from './mail-template'

const named = (data: MailData) => ({ name: nameOf(data) })
const resetPassword = (_data: MailData, { publicUrl }: { publicUrl: string }) => ({
  url: `${publicUrl}/reset-password`,
})

/** Mails about accounts, by template name. */
export const accountMails: Record<string, MailTemplate> = {
  'reset-code': {
    sentWhen: 'A customer forgot the password',
    wording: {
      subject: 'Your code to set a new password',
      paragraphs: ['Hello {name},', 'Enter this code on the page where you requested it. It expires in ten minutes.'],
      footnote: 'If you did not request it, you can ignore this email: your password stays the same.',
    },
    values: named,
    parts: (data) => ({ code: String(data.code) }),
  },
  'password-changed': {
    sentWhen: 'A customer changed the password',
    wording: {
      subject: 'Your password was changed',
      paragraphs: [
        'Hello {name},',
        'The password of your account was just changed, and your other sessions were signed out.',
      ],
      button: 'This was not me',
    },
    values: named,
    parts: resetPassword,
  },
  'email-changed': {
    sentWhen: 'A customer changed the email: to the old address',
    wording: {
      subject: 'The email of your account was changed',
      paragraphs: [
        'Hello {name},',
        'Your account now uses another email. We no longer send emails about it to this address.',
        'If you did not make this change, recover your account with the link below. It works once, for seven days: your account uses this email again, all devices are logged out, and you set a new password.',
      ],
      button: 'Undo this change',
      footnote: 'If it was you, you can ignore this email.',
    },
    values: named,
    // In the fragment, which is neither sent to servers nor logged.
    parts: (data, { publicUrl }) => ({
      url: `${publicUrl}/reset-password#undo=${encodeURIComponent(String(data.token))}`,
    }),
  },
  'email-restored': {
    sentWhen: 'A change of the email was undone',
    wording: {
      subject: 'Your account uses this email again',
      paragraphs: [
        'Hello {name},',
        'The change of your email was undone. All devices are logged out of your account, and its old password no longer works.',
      ],
      button: 'Set a new password',
    },
    values: named,
    parts: resetPassword,
  },
  'approve-email': {
    sentWhen: 'A customer wants to change the email: to the old address',
    wording: {
      subject: 'Please approve the new email for your account',
      paragraphs: [
        'Hello {name},',
        'Someone who is logged in to your account wants to change its email to {new_email}. If that was you, approve it within a day; we will then send a link to the new email.',
      ],
      button: 'Approve the new email',
      footnote:
        'If it was not you, do nothing here, and sign out your other devices on the settings page of your account.',
    },
    values: (data) => ({ ...named(data), new_email: String(data.newEmail) }),
    required: ['new_email'],
    parts: (data, { publicUrl }) => ({
      url: `${publicUrl}/settings/profile?confirm=${encodeURIComponent(String(data.token))}`,
    }),
  },
  'confirm-email': {
    sentWhen: 'A customer entered a new email: to that address',
    wording: {
      subject: 'Please confirm your email',
      paragraphs: ['Hello {name},', 'You requested to use this email for your account. The link expires in one day.'],
      button: 'Confirm my email',
      footnote: 'If you did not request this, you can ignore this email.',
    },
    values: named,
    parts: (data, { publicUrl }) => ({
      url: `${publicUrl}/settings/profile?confirm=${encodeURIComponent(String(data.token))}`,
    }),
  },
  'account-deleted': {
    sentWhen: 'A customer deleted the account',
    wording: {
      subject: 'Your account is deleted',
      paragraphs: [
        'Hello {name},',
        'Your account was deleted at your request. Our books retain your orders without your name and address, and the shop your reviews without your name. Everything else was deleted.',
      ],
      button: 'This was not me',
    },
    values: named,
    parts: (_data, { publicUrl }) => ({ url: `${publicUrl}/contact-us` }),
  },
  'google-linked': {
    sentWhen: 'A customer logged in with Google for the first time',
    wording: {
      subject: 'You can now log in with Google',
      paragraphs: ['Hello {name},', 'You can use Google to log in to your account from now on.'],
      button: 'Set a new password',
    },
    values: named,
    parts: resetPassword,
  },
  'google-linked-password-removed': {
    sentWhen: 'The same, where the email was never confirmed before',
    wording: {
      subject: 'You can now log in with Google',
      paragraphs: [
        'Hello {name},',
        'You can use Google to log in to your account from now on.',
        'This email was never confirmed before, so we removed the password of the account and signed out its sessions. You can set a new password at any time.',
      ],
      button: 'Set a new password',
    },
    values: named,
    parts: resetPassword,
  },
  'authenticity-report': {
    sentWhen: 'A visitor reported a suspicious product',
    wording: {
      subject: 'We received your report',
      paragraphs: [
        'Hello {name},',
        'Thank you for reporting the product with the code {code}. We look into every report and will email you.',
      ],
    },
    values: (data) => ({ ...named(data), code: String(data.barcode) }),
  },
  'back-in-stock': {
    sentWhen: 'A product that a visitor waits for is in stock again',
    wording: {
      subject: '{product} is back in stock',
      paragraphs: [
        'Good news,',
        '{product}, {color}, {size} is in stock again. You asked us to let you know.',
        'We cannot reserve it for you, so order soon.',
      ],
      button: 'See the product',
      footnote: 'This is the only email that we send for this alert.',
    },
    values: (data) => ({ product: String(data.title), color: String(data.color), size: String(data.size) }),
    required: ['product'],
    parts: (data, { publicUrl }) => ({ url: `${publicUrl}/shop/${String(data.productId)}` }),
  },
}
