import { formatGreeting } from './greeting'
import type { MailContent } from './mail-layout'

type Data = Record<string, unknown>
const noteOf = (data: Data) => (data.note ? [String(data.note)] : [])
const rowOf = (data: Data): [string, string][] => [['Request number', String(data.number)]]
const aboutRequest = (data: Data, what: string, text: string): MailContent => ({
  subject: `${what} (${String(data.number)})`,
  greeting: formatGreeting(data),
  paragraphs: [text, ...noteOf(data)],
  rows: rowOf(data),
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
