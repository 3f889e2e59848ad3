import type { MailData, MailParts, MailSettings, MailTemplate } from './mail-template'
import { removeLinks } from './user-text'

const FOOTNOTE = 'You received this email because the shop’s settings name your address for it.'
const LONGEST_EXCERPT = 1000

/** Visitors' text cannot become a link in a mail to staff. */
const typed = (text: unknown) => removeLinks(String(text)).slice(0, LONGEST_EXCERPT)

/** A mail to staff that leads to a screen of the console. */
const toStaff = ({ wording, parts, ...template }: MailTemplate, path: (data: MailData) => string): MailTemplate => ({
  ...template,
  wording: { ...wording, paragraphs: ['Hello,', ...wording.paragraphs], footnote: FOOTNOTE },
  parts: (data, settings) => ({ ...parts?.(data, settings), ...linkTo(path(data), settings) }),
})

const linkTo = (path: string, { operationsUrl }: MailSettings): MailParts =>
  operationsUrl ? { url: `${operationsUrl}/operations/${path}` } : {}

interface LowVariant {
  title?: string
  color?: string
  size?: string
  sku?: string
  stock?: number
}
const listOf = (variants: unknown) => (Array.isArray(variants) ? (variants as LowVariant[]) : [])
const emailRow = (data: MailData): [string, string] => ['Email', typed(data.email)]
const sender = (data: MailData) => ({ name: typed(data.name), message: typed(data.message) })
const company = (data: MailData) => ({ name: typed(data.name), business: typed(data.business) })
const request = (data: MailData) => ({
  name: typed(data.name),
  number: String(data.number),
  pieces: String(data.pieces),
})

/** Mails to staff, by template name; for those about what happened in the shop see `staff-events.ts`. */
export const staffMails: Record<string, MailTemplate> = {
  'staff-invited': {
    sentWhen: 'An owner invited a member of staff',
    wording: {
      subject: 'You are invited to run the shop',
      paragraphs: ['Hello,', '{inviter} invited you to the shop’s console as {role}.'],
      button: 'Accept the invitation',
      footnote: 'The link works once, for seven days. If you do not know about this, you can ignore this email.',
    },
    values: (data) => ({ inviter: String(data.by), role: String(data.role) }),
    parts: (data) => ({ url: String(data.link) }),
  },
  'staff-order': toStaff(
    {
      sentWhen: 'To staff: a new order',
      wording: {
        subject: 'New order {number}: {total}',
        paragraphs: ['{name} ordered {pieces} items.'],
        button: 'Open the order',
      },
      values: (data) => ({ ...request(data), total: String(data.total) }),
      parts: (data) => ({
        rows: [emailRow(data), ['Payment', data.invoice ? 'By invoice' : 'Paid by card']],
        total: ['Total', String(data.total)],
      }),
    },
    (data) => `orders/${String(data.number)}`,
  ),
  'staff-application': toStaff(
    {
      sentWhen: 'To staff: a wholesale application',
      wording: {
        subject: 'Wholesale application of {business}',
        paragraphs: ['{name} applied for wholesale terms with {business}.'],
        button: 'Open the application',
      },
      values: company,
      parts: (data) => ({ rows: [emailRow(data)] }),
    },
    (data) => `companies/${String(data.id)}`,
  ),
  'staff-request': toStaff(
    {
      sentWhen: 'To staff: a request for custom equipment',
      wording: {
        subject: 'Request for custom equipment {number}',
        paragraphs: ['{name} would like a quote for {pieces} pieces.'],
        button: 'Open the request',
      },
      values: request,
      parts: (data) => ({ rows: [emailRow(data)] }),
    },
    (data) => `quotes/${String(data.number)}`,
  ),
  'staff-request-approved': toStaff(
    {
      sentWhen: 'To staff: an approved quote',
      wording: {
        subject: 'Approved quote {number}',
        paragraphs: ['{name} approved the quote.'],
        button: 'Open the request',
      },
      values: (data) => ({ name: typed(data.name), number: String(data.number) }),
      parts: (data) => ({ rows: [emailRow(data)] }),
    },
    (data) => `quotes/${String(data.number)}`,
  ),
  'staff-request-declined': toStaff(
    {
      sentWhen: 'To staff: a quote that the customer declined',
      wording: {
        subject: 'Declined quote {number}',
        paragraphs: ['{name} declined the quote:', '{reason}'],
        button: 'Open the request',
      },
      values: (data) => ({ name: typed(data.name), number: String(data.number), reason: typed(data.declined) }),
      required: ['reason'],
      parts: (data) => ({ rows: [emailRow(data)] }),
    },
    (data) => `quotes/${String(data.number)}`,
  ),
  'staff-request-countered': toStaff(
    {
      sentWhen: 'To staff: a counter-offer to a quote',
      wording: {
        subject: 'Counter-offer to quote {number}',
        paragraphs: ['{name} proposes other terms:', '{offer}'],
        button: 'Open the request',
      },
      values: (data) => ({ name: typed(data.name), number: String(data.number), offer: typed(data.counterOffer) }),
      required: ['offer'],
      parts: (data) => ({ rows: [emailRow(data)] }),
    },
    (data) => `quotes/${String(data.number)}`,
  ),
  'staff-message': toStaff(
    {
      sentWhen: 'To staff: a message of the contact form',
      wording: { subject: 'Message from {name}', paragraphs: ['{message}'], button: 'Read and answer' },
      values: sender,
      required: ['message'],
      parts: (data) => ({ rows: [emailRow(data)] }),
    },
    (data) => `inbox/messages/${String(data.id)}`,
  ),
  'staff-message-report': toStaff(
    {
      sentWhen: 'To staff: a report of a suspicious product',
      wording: { subject: 'Authenticity report from {name}', paragraphs: ['{message}'], button: 'Read and answer' },
      values: sender,
      required: ['message'],
      parts: (data) => ({ rows: [emailRow(data), ['Code', typed(data.barcode)]] }),
    },
    (data) => `inbox/reports/${String(data.id)}`,
  ),
  'staff-stock': toStaff(
    {
      sentWhen: 'To staff: low stock',
      wording: { subject: 'Low stock', paragraphs: ['These are nearly sold out:'], button: 'Open the stock' },
      values: () => ({}),
      parts: (data) => ({
        rows: listOf(data.variants).map(({ title, color, size, sku, stock }) => [
          `${title}, ${color}, ${size} (${sku})`,
          `${stock} left`,
        ]),
      }),
    },
    () => 'stock?below=5',
  ),
  'staff-mail': toStaff(
    {
      sentWhen: 'To staff: a mail that failed too often',
      wording: {
        subject: 'An email could not be sent',
        paragraphs: ['The mail {mail} to {recipient} failed too often; it is not tried again by itself.', '{error}'],
        button: 'Open the failed mails',
      },
      values: (data) => ({
        mail: String(data.template),
        recipient: typed(data.recipient),
        error: typed(data.error),
      }),
      required: ['error'],
    },
    () => 'inbox/mails',
  ),
}
