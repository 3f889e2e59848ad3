import { formatGreeting } from './greeting'
import type { MailContent } from './mail-layout'
import { operatorMails } from './operator-mails'
import { removeLinks } from './user-text'

/** Settings that templates need besides their data. */
export interface MailSettings {
  /** The shop's public URL without a trailing slash. From our own settings, never from a request. */
  publicUrl: string
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
    paragraphs: ['Enter this code on the page where you asked for it. It is good for ten minutes.'],
    code: String(data.code),
    footnote: 'If you did not ask for it you can ignore this mail: your password stays as it is.',
  }),
  'password-changed': (data, { publicUrl }) => ({
    subject: 'Your password was changed',
    greeting: formatGreeting(data),
    paragraphs: ['The password of your account was changed just now, and your other sessions were ended.'],
    action: { label: 'It was not me', url: `${publicUrl}/reset-password` },
  }),
  'email-changed': (data, { publicUrl }) => ({
    subject: 'The email of your account was changed',
    greeting: formatGreeting(data),
    paragraphs: [
      'Your account uses another email from now on. Mails about it no longer go to this one.',
      'If you did not change it, take your account back with the link below. It works once, for seven days: your account uses this email again, everybody is logged out, and you set a new password.',
    ],
    // In the fragment, which is neither sent to servers nor logged.
    action: {
      label: 'Undo this change',
      url: `${publicUrl}/reset-password#undo=${encodeURIComponent(String(data.token))}`,
    },
    footnote: 'If it was you, you can ignore this mail.',
  }),
  'email-restored': (data, { publicUrl }) => ({
    subject: 'Your account is back with this email',
    greeting: formatGreeting(data),
    paragraphs: [
      'The change of your email was undone. Everybody is logged out of your account, and its old password no longer works.',
    ],
    action: { label: 'Set a new password', url: `${publicUrl}/reset-password` },
  }),
  'approve-email': (data, { publicUrl }) => ({
    subject: 'Please approve the new email of your account',
    greeting: formatGreeting(data),
    paragraphs: [
      `Somebody who is logged in to your account wants it to use ${String(data.newEmail)} from now on. If that was you, approve it within a day; we then write to the new email.`,
    ],
    action: {
      label: 'Approve the new email',
      url: `${publicUrl}/settings/profile?confirm=${encodeURIComponent(String(data.token))}`,
    },
    footnote: 'If it was not you, do nothing, and end the other sessions of your account on its settings page.',
  }),
  'account-deleted': (data, { publicUrl }) => ({
    subject: 'Your account is deleted',
    greeting: formatGreeting(data),
    paragraphs: [
      'Your account was deleted just now, as you asked. Your orders stay in our books without your name and address, your reviews without your name. Everything else is gone.',
    ],
    action: { label: 'It was not me', url: `${publicUrl}/contact-us` },
  }),
  'google-linked': (data, { publicUrl }) => ({
    subject: 'You can now log in with Google',
    greeting: formatGreeting(data),
    paragraphs: [
      'From now on you may log in to your account with Google.',
      ...(data.passwordRemoved
        ? [
            'Nobody had ever confirmed this email to us, so we removed the password of the account and ended its sessions. You can set a new password at any time.',
          ]
        : []),
    ],
    action: { label: 'Set a new password', url: `${publicUrl}/reset-password` },
  }),
  'confirm-email': (data, { publicUrl }) => ({
    subject: 'Please confirm your email',
    greeting: formatGreeting(data),
    paragraphs: ['You asked to use this email for your account. The link is good for one day.'],
    action: {
      label: 'Confirm my email',
      url: `${publicUrl}/settings/profile?confirm=${encodeURIComponent(String(data.token))}`,
    },
    footnote: 'If you did not ask for it you can ignore this mail.',
  }),
  'newsletter-coupon': (data, { publicUrl }) => ({
    subject: `${String(data.percent)}% off your next order`,
    greeting: 'Welcome to the corner,',
    paragraphs: ['Thank you for subscribing. Enter this code in your cart; it works once and for 90 days.'],
    code: String(data.code),
    action: { label: 'Go to the shop', url: `${publicUrl}/shop` },
    footnote: 'You get this mail because somebody entered this address for our newsletter.',
    ...unsubscribing(data, publicUrl),
  }),
  'newsletter-subscribed': (data, { publicUrl }) => ({
    subject: 'You get our newsletter',
    greeting: 'Welcome to the corner,',
    paragraphs: ['Thank you for subscribing. Your welcome code is in the first mail that this mailbox got from us.'],
    footnote: 'You get this mail because somebody entered this address for our newsletter.',
    ...unsubscribing(data, publicUrl),
  }),
  'newsletter-again': (data, { publicUrl }) => ({
    subject: 'You get our newsletter again',
    greeting: 'Welcome back to the corner,',
    paragraphs: ['This address was entered for our newsletter again, after it had left.'],
    footnote: 'If that was not you, leave with the link below.',
    ...unsubscribing(data, publicUrl),
  }),
  'wholesale-received': (data) => ({
    subject: 'We received your wholesale application',
    greeting: formatGreeting(data),
    paragraphs: [
      `Thank you for applying with ${business(data)}. We look at every application ourselves, usually within two business days.`,
      'Until then you can log in and order at retail prices.',
    ],
  }),
  'wholesale-approved': (data, { publicUrl }) => ({
    subject: 'Your wholesale account is open',
    greeting: formatGreeting(data),
    paragraphs: [
      `${business(data)} is approved. From now on your tier discount and free delivery count in every cart.`,
    ],
    action: { label: 'Log in', url: `${publicUrl}/wholesaler/login` },
  }),
  'wholesale-declined': (data) => ({
    subject: 'About your wholesale application',
    greeting: formatGreeting(data),
    paragraphs: [
      `We could not approve the application of ${business(data)}.`,
      ...(data.reason ? [String(data.reason)] : []),
      'You can go on ordering at retail prices, and answer this mail if we got something wrong.',
    ],
  }),
  'authenticity-report': (data) => ({
    subject: 'We received your report',
    greeting: formatGreeting(data),
    paragraphs: [
      `Thank you for telling us about the product with the code ${String(data.barcode)}. We look into every report and write to you.`,
    ],
  }),
  'back-in-stock': (data, { publicUrl }) => ({
    subject: `${String(data.title)} is back`,
    greeting: 'Good news,',
    paragraphs: [
      `${String(data.title)}, ${String(data.color)}, ${String(data.size)} is in stock again. You asked us to tell you.`,
      'We cannot set a piece aside, so the quickest gets it.',
    ],
    action: { label: 'See the product', url: `${publicUrl}/shop/${String(data.productId)}` },
    footnote: 'This was the one mail that you asked for.',
  }),
  'equipment-received': (data) => ({
    subject: `Your custom equipment request ${String(data.number)}`,
    greeting: formatGreeting(data),
    paragraphs: [
      `We have your request for ${String(data.pieces)} pieces and will send you a quote within three business days.`,
    ],
    rows: [['Request number', String(data.number)]],
  }),
  ...operatorMails,
}
