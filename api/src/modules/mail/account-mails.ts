import { formatGreeting } from './greeting'
import type { MailContent } from './mail-layout'
import { operatorMails } from './operator-mails'
import { staffMails } from './staff-mails'
import { removeLinks } from './user-text'

/** Settings that templates need in addition to their data. */
export interface MailSettings {
  /** The shop's public URL without a trailing slash. From our own settings, never from a request. */
  publicUrl: string
  /** Origin of the merchant's console; mails to staff have no link without it. */
  operationsUrl?: string
}

type Data = Record<string, unknown>
type Template = (data: Data, settings: MailSettings) => MailContent

const business = (data: Data) => removeLinks(String(data.business))

/** The unsubscribe URL of a newsletter mail; handled by the API, so that mail programs can unsubscribe in one click. */
const unsubscribing = (data: Data, publicUrl: string): Pick<MailContent, 'unsubscribe'> => ({
  unsubscribe: `${publicUrl}/api/unsubscribe?token=${encodeURIComponent(String(data.unsubscribe))}`,
})

/** Mails about accounts, the newsletter and the wholesale program, by template name. */
export const accountMails: Record<string, Template> = {
  'reset-code': (data) => ({
    subject: 'Your code to set a new password',
    greeting: formatGreeting(data),
    paragraphs: ['Enter this code on the page where you requested it. It expires in ten minutes.'],
    code: String(data.code),
    footnote: 'If you did not request it, you can ignore this email: your password stays the same.',
  }),
  'password-changed': (data, { publicUrl }) => ({
    subject: 'Your password was changed',
    greeting: formatGreeting(data),
    paragraphs: ['The password of your account was just changed, and your other sessions were signed out.'],
    action: { label: 'This was not me', url: `${publicUrl}/reset-password` },
  }),
  'staff-invited': (data) => ({
    subject: 'You are invited to run the shop',
    greeting: formatGreeting({}),
    paragraphs: [`${String(data.by)} invited you to the shop’s console as ${String(data.role)}.`],
    action: { label: 'Accept the invitation', url: String(data.link) },
    footnote: 'The link works once, for seven days. If you do not know about this, you can ignore this email.',
  }),
  'email-changed': (data, { publicUrl }) => ({
    subject: 'The email of your account was changed',
    greeting: formatGreeting(data),
    paragraphs: [
      'Your account now uses another email. We no longer send emails about it to this address.',
      'If you did not make this change, recover your account with the link below. It works once, for seven days: your account uses this email again, all devices are logged out, and you set a new password.',
    ],
    // In the fragment, which is neither sent to servers nor logged.
    action: {
      label: 'Undo this change',
      url: `${publicUrl}/reset-password#undo=${encodeURIComponent(String(data.token))}`,
    },
    footnote: 'If it was you, you can ignore this email.',
  }),
  'email-restored': (data, { publicUrl }) => ({
    subject: 'Your account uses this email again',
    greeting: formatGreeting(data),
    paragraphs: [
      'The change of your email was undone. All devices are logged out of your account, and its old password no longer works.',
    ],
    action: { label: 'Set a new password', url: `${publicUrl}/reset-password` },
  }),
  'approve-email': (data, { publicUrl }) => ({
    subject: 'Please approve the new email for your account',
    greeting: formatGreeting(data),
    paragraphs: [
      `Someone who is logged in to your account wants to change its email to ${String(data.newEmail)}. If that was you, approve it within a day; we will then send a link to the new email.`,
    ],
    action: {
      label: 'Approve the new email',
      url: `${publicUrl}/settings/profile?confirm=${encodeURIComponent(String(data.token))}`,
    },
    footnote:
      'If it was not you, do nothing here, and sign out your other devices on the settings page of your account.',
  }),
  'account-deleted': (data, { publicUrl }) => ({
    subject: 'Your account is deleted',
    greeting: formatGreeting(data),
    paragraphs: [
      'Your account was deleted at your request. Our books retain your orders without your name and address, and the shop your reviews without your name. Everything else was deleted.',
    ],
    action: { label: 'This was not me', url: `${publicUrl}/contact-us` },
  }),
  'google-linked': (data, { publicUrl }) => ({
    subject: 'You can now log in with Google',
    greeting: formatGreeting(data),
    paragraphs: [
      'You can use Google to log in to your account from now on.',
      ...(data.passwordRemoved
        ? [
            'This email was never confirmed before, so we removed the password of the account and signed out its sessions. You can set a new password at any time.',
          ]
        : []),
    ],
    action: { label: 'Set a new password', url: `${publicUrl}/reset-password` },
  }),
  'confirm-email': (data, { publicUrl }) => ({
    subject: 'Please confirm your email',
    greeting: formatGreeting(data),
    paragraphs: ['You requested to use this email for your account. The link expires in one day.'],
    action: {
      label: 'Confirm my email',
      url: `${publicUrl}/settings/profile?confirm=${encodeURIComponent(String(data.token))}`,
    },
    footnote: 'If you did not request this, you can ignore this email.',
  }),
  'newsletter-coupon': (data, { publicUrl }) => ({
    subject: `${String(data.percent)}% off your next order`,
    greeting: 'Welcome,',
    paragraphs: ['Thank you for subscribing. Enter this code in your cart; it works once and for 90 days.'],
    code: String(data.code),
    action: { label: 'Go to the shop', url: `${publicUrl}/shop` },
    footnote: 'You received this email because someone entered this address for our newsletter.',
    ...unsubscribing(data, publicUrl),
  }),
  'newsletter-subscribed': (data, { publicUrl }) => ({
    subject: 'You are subscribed to our newsletter',
    greeting: 'Welcome,',
    paragraphs: ['Thank you for subscribing. Your welcome code is in the first email that we sent to this mailbox.'],
    footnote: 'You received this email because someone entered this address for our newsletter.',
    ...unsubscribing(data, publicUrl),
  }),
  'newsletter-again': (data, { publicUrl }) => ({
    subject: 'You are subscribed to our newsletter again',
    greeting: 'Welcome back,',
    paragraphs: ['This address was entered for our newsletter again after it had been unsubscribed.'],
    footnote: 'If that was not you, unsubscribe with the link below.',
    ...unsubscribing(data, publicUrl),
  }),
  'wholesale-received': (data) => ({
    subject: 'We received your wholesale application',
    greeting: formatGreeting(data),
    paragraphs: [
      `Thank you for applying with ${business(data)}. We review every application ourselves, usually within two business days.`,
      'Until then you can log in and order at retail prices.',
    ],
  }),
  'wholesale-approved': (data, { publicUrl }) => ({
    subject: 'Your wholesale account is open',
    greeting: formatGreeting(data),
    paragraphs: [
      `${business(data)} is approved. From now on your tier discount and free shipping apply to every cart.`,
    ],
    action: { label: 'Log in', url: `${publicUrl}/wholesaler/login` },
  }),
  'wholesale-declined': (data) => ({
    subject: 'About your wholesale application',
    greeting: formatGreeting(data),
    paragraphs: [
      `We could not approve the application of ${business(data)}.`,
      ...(data.reason ? [String(data.reason)] : []),
      'You can continue to order at retail prices. If we got something wrong, please reply to this email.',
    ],
  }),
  'authenticity-report': (data) => ({
    subject: 'We received your report',
    greeting: formatGreeting(data),
    paragraphs: [
      `Thank you for reporting the product with the code ${String(data.barcode)}. We look into every report and will email you.`,
    ],
  }),
  'back-in-stock': (data, { publicUrl }) => ({
    subject: `${String(data.title)} is back in stock`,
    greeting: 'Good news,',
    paragraphs: [
      `${String(data.title)}, ${String(data.color)}, ${String(data.size)} is in stock again. You asked us to let you know.`,
      'We cannot reserve it for you, so order soon.',
    ],
    action: { label: 'See the product', url: `${publicUrl}/shop/${String(data.productId)}` },
    footnote: 'This is the only email that we send for this alert.',
  }),
  'equipment-received': (data) => ({
    subject: `Your custom equipment request ${String(data.number)}`,
    greeting: formatGreeting(data),
    paragraphs: [
      `We received your request for ${String(data.pieces)} pieces and will send you a quote within three business days.`,
    ],
    rows: [['Request number', String(data.number)]],
  }),
  ...operatorMails,
  ...staffMails,
}
