import type { MailData, MailParts, MailTemplate } from './mail-template'

/** The unsubscribe URL of a newsletter mail; handled by the API, so that mail programs can unsubscribe in one click. */
const unsubscribing = (data: MailData, { publicUrl }: { publicUrl: string }): MailParts => ({
  unsubscribe: `${publicUrl}/api/unsubscribe?token=${encodeURIComponent(String(data.unsubscribe))}`,
})
const FOOTNOTE = 'You received this email because someone entered this address for our newsletter.'

/** Mails of the newsletter, by template name. */
export const newsletterMails: Record<string, MailTemplate> = {
  'newsletter-coupon': {
    sentWhen: 'Someone subscribed to the newsletter',
    wording: {
      subject: '{percent}% off your next order',
      paragraphs: [
        'Welcome,',
        'Thank you for subscribing. Enter this code in your cart; it works once and for 90 days.',
      ],
      button: 'Go to the shop',
      footnote: FOOTNOTE,
    },
    values: (data) => ({ percent: String(data.percent) }),
    parts: (data, settings) => ({
      code: String(data.code),
      url: `${settings.publicUrl}/shop`,
      ...unsubscribing(data, settings),
    }),
  },
  'newsletter-subscribed': {
    sentWhen: 'Someone subscribed who has had the welcome code already',
    wording: {
      subject: 'You are subscribed to our newsletter',
      paragraphs: [
        'Welcome,',
        'Thank you for subscribing. Your welcome code is in the first email that we sent to this mailbox.',
      ],
      footnote: FOOTNOTE,
    },
    values: () => ({}),
    parts: unsubscribing,
  },
  'newsletter-again': {
    sentWhen: 'Someone subscribed again after unsubscribing',
    wording: {
      subject: 'You are subscribed to our newsletter again',
      paragraphs: [
        'Welcome back,',
        'This address was entered for our newsletter again after it had been unsubscribed.',
      ],
      footnote: 'If that was not you, unsubscribe with the link below.',
    },
    values: () => ({}),
    parts: unsubscribing,
  },
}
