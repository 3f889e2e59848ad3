import { formatGreeting } from './greeting'
import type { MailContent } from './mail-layout'
import { removeLinks } from './user-text'

type Data = Record<string, unknown>
interface ConsoleSettings {
  operationsUrl?: string
}
type Template = (data: Data, settings: ConsoleSettings) => MailContent

const FOOTNOTE = 'You received this email because the shop’s settings name your address for it.'
const LONGEST_EXCERPT = 1000

/** Visitors' text cannot become a link in a mail to staff. */
const typed = (text: unknown) => removeLinks(String(text)).slice(0, LONGEST_EXCERPT)

/** A mail to staff that leads to a screen of the console. */
const toStaff = (
  content: Omit<MailContent, 'greeting' | 'action' | 'footnote'>,
  label: string,
  path: unknown,
  { operationsUrl }: ConsoleSettings,
): MailContent => ({
  ...content,
  greeting: formatGreeting({}),
  ...(operationsUrl && { action: { label, url: `${operationsUrl}/operations/${String(path)}` } }),
  footnote: FOOTNOTE,
})

interface LowVariant {
  title?: string
  color?: string
  size?: string
  sku?: string
  stock?: number
}
const listOf = (variants: unknown) => (Array.isArray(variants) ? (variants as LowVariant[]) : [])

/** Mails to staff about what happened in the shop, by template name; see `staff-events.ts`. */
export const staffMails: Record<string, Template> = {
  'staff-order': (data, settings) =>
    toStaff(
      {
        subject: `New order ${String(data.number)}: ${String(data.total)}`,
        paragraphs: [`${typed(data.name)} ordered ${String(data.pieces)} items.`],
        rows: [
          ['Email', typed(data.email)],
          ['Payment', data.invoice ? 'By invoice' : 'Paid by card'],
        ],
        total: ['Total', String(data.total)],
      },
      'Open the order',
      `orders/${String(data.number)}`,
      settings,
    ),
  'staff-application': (data, settings) =>
    toStaff(
      {
        subject: `Wholesale application of ${typed(data.business)}`,
        paragraphs: [`${typed(data.name)} applied for wholesale terms with ${typed(data.business)}.`],
        rows: [['Email', typed(data.email)]],
      },
      'Open the application',
      `companies/${String(data.id)}`,
      settings,
    ),
  'staff-request': (data, settings) =>
    toStaff(
      {
        subject: `${data.approved ? 'Approved quote' : 'Request for custom equipment'} ${String(data.number)}`,
        paragraphs: [
          data.approved
            ? `${typed(data.name)} approved the quote.`
            : `${typed(data.name)} would like a quote for ${String(data.pieces)} pieces.`,
        ],
        rows: [['Email', typed(data.email)]],
      },
      'Open the request',
      `quotes/${String(data.number)}`,
      settings,
    ),
  'staff-message': (data, settings) =>
    toStaff(
      {
        subject: data.barcode ? `Authenticity report from ${typed(data.name)}` : `Message from ${typed(data.name)}`,
        paragraphs: [typed(data.message)],
        rows: [
          ['Email', typed(data.email)],
          ...(data.barcode ? [['Code', typed(data.barcode)] as [string, string]] : []),
        ],
      },
      'Read and answer',
      `inbox/${data.barcode ? 'reports' : 'messages'}/${String(data.id)}`,
      settings,
    ),
  'staff-stock': (data, settings) =>
    toStaff(
      {
        subject: 'Low stock',
        paragraphs: ['These are nearly sold out:'],
        rows: listOf(data.variants).map(({ title, color, size, sku, stock }) => [
          `${title}, ${color}, ${size} (${sku})`,
          `${stock} left`,
        ]),
      },
      'Open the stock',
      'stock?below=5',
      settings,
    ),
  'staff-mail': (data, settings) =>
    toStaff(
      {
        subject: 'An email could not be sent',
        paragraphs: [
          `The mail ${String(data.template)} to ${typed(data.recipient)} failed too often; it is not tried again by itself.`,
          typed(data.error),
        ],
      },
      'Open the failed mails',
      'inbox/mails',
      settings,
    ),
}
