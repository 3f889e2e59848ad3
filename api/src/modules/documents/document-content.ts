import type { DocumentContent, DocumentKind, DocumentLine, LabeledAmount, OrderAddress } from '../../database/schema'
import { formatDay } from '../../format-day'
import type { Settings } from '../content/content-repository'
import { removeLinks } from '../mail/user-text'
import { chargedCents } from '../orders/paid-by-credit'
import type { OrderRow, OrderParts } from '../orders/order-repository'

const PREFIX = { invoice: 'INV', credit_note: 'CN' } as const
const BRANDS: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

/** A document's number as it is written, such as INV-000042. */
export const formatDocumentNumber = ({ kind, number }: { kind: DocumentKind; number: number }): string =>
  `${PREFIX[kind]}-${String(number).padStart(6, '0')}`

/** The kind and number of a written number; undefined for anything else. */
export function parseDocumentNumber(written: string): { kind: DocumentKind; number: number } | undefined {
  const [, prefix, digits] = /^(INV|CN)-(\d{6,9})$/.exec(written) ?? []
  if (!prefix || !digits) return undefined
  return { kind: prefix === 'INV' ? 'invoice' : 'credit_note', number: Number(digits) }
}

/** What a document is made of. */
export interface DocumentFacts {
  order: OrderRow
  items: OrderParts['items']
  settings: Settings
  /** The buyer's company, if it is an approved one. */
  company: { businessName: string; taxId: string } | undefined
  /** The shop's day. */
  today: string
  /** Of the order, in the shop's time zone. */
  orderedOn: string
}

const nameOf = (address: OrderAddress) => removeLinks(`${address.first_name} ${address.last_name}`.trim())

const linesOf = ({ address, address_2, city, state, zip }: OrderAddress): string[] =>
  [address, address_2, `${city}, ${state} ${zip}`].flatMap((line) => (line ? [removeLinks(line)] : []))

function sharedContent({ order, settings, company, orderedOn }: DocumentFacts) {
  const { billing, address } = order
  return {
    orderNumber: order.orderNumber,
    orderedOn,
    poNumber: order.poNumber && removeLinks(order.poNumber),
    seller: {
      name: settings.legalName || settings.title,
      address: settings.postalAddress.split(/\r?\n/).flatMap((line) => line.trim() || []),
      taxId: settings.taxId || null,
      email: settings.email,
      phone: settings.phone,
    },
    buyer: {
      company: company ? removeLinks(company.businessName) : null,
      taxId: company?.taxId ?? null,
      name: nameOf(billing),
      address: linesOf(billing),
    },
    shipTo: [nameOf(address), ...linesOf(address)],
  }
}

type Item = Pick<DocumentFacts['items'][number], 'sku' | 'title' | 'color' | 'size' | 'unitPriceCents'>

/** Pieces of an order's line as a document has them. */
export const documentLine = ({ sku, title, color, size, unitPriceCents }: Item, quantity: number): DocumentLine => ({
  sku,
  title,
  details: `${color}, ${size}`,
  quantity,
  unitCents: unitPriceCents,
  totalCents: unitPriceCents * quantity,
})

const linesOfOrder = ({ items }: DocumentFacts): DocumentLine[] =>
  items.map((item) => documentLine(item, item.quantity))

function amountsOfOrder({ order }: DocumentFacts): LabeledAmount[] {
  const percent = order.discountPercent > 0 ? `, ${order.discountPercent}%` : ''
  const discount = order.discountLabel === 'Wholeseller' ? 'Wholesale discount' : 'Discount'
  return [
    { label: 'Subtotal', cents: order.subtotalCents },
    ...(order.discountCents > 0 ? [{ label: `${discount}${percent}`, cents: -order.discountCents }] : []),
    { label: order.shipmentType === 'express' ? 'Express delivery' : 'Delivery', cents: order.deliveryCents },
    { label: `Sales tax ${order.address.state} (${order.taxRatePpm / 10_000}%)`, cents: order.taxCents },
  ]
}

const cardName = ({ payment }: OrderRow) =>
  payment ? `${BRANDS[payment.brand] ?? 'card'} ending in ${payment.last4}` : 'card'

/** The content of an order's invoice. */
export function invoiceContent(facts: DocumentFacts): DocumentContent {
  const { order } = facts
  const isByCard = order.payment !== null
  const paidCents = isByCard ? order.totalCents : order.paidCents
  return {
    ...sharedContent(facts),
    dueOn: isByCard ? null : order.dueOn,
    invoiceNumber: null,
    reason: null,
    lines: linesOfOrder(facts),
    amounts: amountsOfOrder(facts),
    totalCents: order.totalCents,
    settled: [...paymentsOf(order), { label: 'Amount due', cents: order.totalCents - paidCents }],
    terms: isByCard ? ['Paid in full. Nothing is due.'] : invoiceTerms(facts),
  }
}

function paymentsOf(order: OrderRow): LabeledAmount[] {
  const byCredit = order.storeCreditCents
  const rest = { label: `Paid by ${cardName(order)}`, cents: chargedCents(order) }
  if (order.payment === null) return [{ label: 'Paid', cents: order.paidCents }]
  if (byCredit === 0) return [rest]
  return [{ label: 'Paid with store credit', cents: byCredit }, ...(rest.cents > 0 ? [rest] : [])]
}

const invoiceTerms = ({ order, settings }: DocumentFacts): string[] => [
  order.dueOn ? `Please pay by ${formatDay(order.dueOn)}.` : 'Please pay on receipt.',
  `Checks payable to ${settings.legalName || settings.title}. Please state the invoice number with your payment.`,
]

/** What of an invoice is credited: all of it, or single lines. */
export interface Credit {
  lines: DocumentLine[]
  /** Discount, delivery and tax that go back with the lines. */
  amounts: LabeledAmount[]
  totalCents: number
}

/** The credit of a complete order. */
export const completeCredit = (facts: DocumentFacts): Credit => ({
  lines: linesOfOrder(facts),
  amounts: amountsOfOrder(facts),
  totalCents: facts.order.totalCents,
})

/** The credit of an amount that belongs to no line. */
export const amountCredit = (title: string, cents: number): Credit => ({
  lines: [{ sku: null, title, details: null, quantity: 1, unitCents: cents, totalCents: cents }],
  amounts: [],
  totalCents: cents,
})

/** The content of a credit note on an invoice. */
export function creditNoteContent(
  facts: DocumentFacts,
  {
    credit,
    storeCreditCents,
    reason,
    invoiceNumber,
  }: { credit: Credit; storeCreditCents: number; reason: string; invoiceNumber: string },
): DocumentContent {
  const isByCard = facts.order.payment !== null
  const settled = isByCard ? `Refunded to ${cardName(facts.order)}` : `Credited to invoice ${invoiceNumber}`
  return {
    ...sharedContent(facts),
    dueOn: null,
    invoiceNumber,
    reason: removeLinks(reason),
    ...credit,
    settled: [
      { label: settled, cents: credit.totalCents - storeCreditCents },
      { label: 'Added to your store credit', cents: storeCreditCents },
    ].filter(({ cents }) => cents > 0),
    terms: isByCard
      ? storeCreditCents === credit.totalCents
        ? ['Use your store credit at checkout.']
        : ['Banks take five to ten days to show a refund.']
      : [`This note reduces what is owed of invoice ${invoiceNumber}.`],
  }
}
