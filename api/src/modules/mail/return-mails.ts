import { formatPiece } from '../orders/line-pieces'
import type { OrderMailData } from './order-mail-data'
import { removeLinks } from './user-text'

/** The pieces of a return, and the message of staff. */
export function returnOf({ order, about }: OrderMailData) {
  const row = order.returns.find(({ id }) => id === about?.returnId)
  const pieces = row?.lines.map(
    (line) => formatPiece(line, line.quantity) + (line.new_size ? ` for ${line.new_size}` : ''),
  )
  return {
    items: pieces?.join('; ') ?? '',
    message: removeLinks(row?.message ?? ''),
    tracking: row?.carrier ? `${row.carrier}, tracking number ${row.tracking_number}` : '',
  }
}

/** Mails about returns: their names, when they are sent, subjects and texts. */
export const returnMails: [name: string, sentWhen: string, subject: string, text: string][] = [
  [
    'return-requested',
    'A customer requested a return or an exchange',
    'We received your return request',
    'You would like to return: {items}. We will answer within two business days. Please wait for our answer before you send it.',
  ],
  [
    'return-approved',
    'A return was approved',
    'Please send us your return',
    'Your return is approved: {items}. Please pack it well, put your order number in the parcel, and send it to us. {message}',
  ],
  ['return-declined', 'A return was declined', 'We cannot accept your return', 'We cannot accept: {items}. {message}'],
  ['return-received', 'A return arrived', 'Your return arrived', 'We received and inspected: {items}. {message}'],
  [
    'return-exchanged',
    'The new size of an exchange was sent',
    'Your exchange is on its way',
    'We sent your exchange: {items}. It travels with {tracking}. {message}',
  ],
  [
    'return-closed',
    'A return was closed, since nothing arrived',
    'Your return is closed',
    'Your return is closed: {items}. {message}',
  ],
]
