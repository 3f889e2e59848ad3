import { formatGreeting } from './greeting'
import type { MailContent } from './mail-layout'
import { removeLinks } from './user-text'

type Data = Record<string, unknown>
const noteOf = (data: Data) => (data.note ? [String(data.note)] : [])
const rowOf = (data: Data): [string, string][] => [['Request number', String(data.number)]]
const aboutRequest = (data: Data, what: string, text: string): MailContent => ({
  subject: `${what} (${String(data.number)})`,
  greeting: formatGreeting(data),
  paragraphs: [text, ...noteOf(data)],
  rows: rowOf(data),
})

const day = (at: unknown) => {
  const date = new Date(String(at))
  return Number.isNaN(+date)
    ? ''
    : ` on ${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date)}`
}
/** An answer of staff, with what the visitor wrote below it. */
const answered = (data: Data, subject: string, what: string): MailContent => ({
  subject,
  greeting: formatGreeting(data),
  paragraphs: String(data.answer).split(/\n{2,}/),
  sections: [
    {
      heading: `You wrote${day(data.sentOn)}`,
      lines: removeLinks(String(data.original))
        .split(/\r?\n/)
        .map((line) => `> ${line}`),
    },
  ],
  footnote: `This is our answer to ${what}. To write back, reply to this email.`,
})

/** Mails about decisions of operators, by template name. */
export const operatorMails: Record<string, (data: Data) => MailContent> = {
  'wholesale-ended': (data) => ({
    subject: 'Your wholesale terms have ended',
    greeting: formatGreeting(data),
    paragraphs: [
      `The wholesale terms of ${String(data.business)} have ended: tier discount and free shipping no longer apply.`,
      ...(data.reason ? [String(data.reason)] : []),
      'Orders that you already placed are not affected. You can continue to order at retail prices. If we got something wrong, please reply to this email.',
    ],
  }),
  'message-answered': (data) => answered(data, 'Our answer to your message', 'your message'),
  'report-answered': (data) =>
    answered(data, 'Our answer to your report', `your report of the product with the code ${String(data.barcode)}`),
  'equipment-quoted': (data) => ({
    subject: `Our quote for your custom equipment (${String(data.number)})`,
    greeting: formatGreeting(data),
    paragraphs: [
      'Thank you for waiting. Here is our quote for your custom equipment:',
      ...noteOf(data),
      'Please reply to this email to approve it or to request changes.',
    ],
    rows: [...rowOf(data), ['Quote', String(data.quote)]],
  }),
  'equipment-approved': (data) =>
    aboutRequest(
      data,
      'Your custom equipment is approved',
      'Thank you for your approval. We are preparing production.',
    ),
  'equipment-in-production': (data) =>
    aboutRequest(data, 'Your custom equipment is being made', 'Your custom equipment is in production.'),
  'equipment-completed': (data) =>
    aboutRequest(data, 'Your custom equipment is ready', 'Your custom equipment is finished and ready to ship.'),
  'equipment-declined': (data) =>
    aboutRequest(data, 'About your custom equipment request', 'We are sorry: we cannot make what you requested.'),
}
