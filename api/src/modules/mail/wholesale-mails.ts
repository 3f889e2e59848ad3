import { nameOf, type MailData, type MailTemplate } from './mail-template'
import { removeLinks } from './user-text'

const reason = (data: MailData) => (data.reason ? String(data.reason) : '')
const note = (data: MailData) => (data.note ? String(data.note) : '')
const rowOf = (data: MailData): [string, string] => ['Request number', String(data.number)]

/** An applicant's values; visitors' text can't become a link. */
const ofApplicant = (data: MailData) => ({ name: nameOf(data), business: removeLinks(String(data.business)) })

/** A step of a request for custom equipment. */
const aboutRequest = (sentWhen: string, subject: string, text: string): MailTemplate => ({
  sentWhen,
  wording: { subject: `${subject} ({number})`, paragraphs: ['Hello {name},', text, '{note}'] },
  values: (data) => ({ name: nameOf(data), number: String(data.number), note: note(data) }),
  required: ['note'],
  parts: (data) => ({ rows: [rowOf(data)] }),
})

/** Mails about wholesale terms and custom equipment, by template name. */
export const wholesaleMails: Record<string, MailTemplate> = {
  'wholesale-received': {
    sentWhen: 'A company applied for wholesale terms',
    wording: {
      subject: 'We received your wholesale application',
      paragraphs: [
        'Hello {name},',
        'Thank you for applying with {business}. We review every application ourselves, usually within two business days.',
        'Until then you can log in and order at retail prices.',
      ],
    },
    values: ofApplicant,
  },
  'wholesale-approved': {
    sentWhen: 'You approved an application',
    wording: {
      subject: 'Your wholesale account is open',
      paragraphs: [
        'Hello {name},',
        '{business} is approved. From now on your tier discount and free shipping apply to every cart.',
        'Your wholesale desk has quick order by item codes, size grids, reorder lists, team rosters, quotes and the price list.',
      ],
      button: 'Open your wholesale desk',
    },
    values: ofApplicant,
    parts: (_data, { publicUrl }) => ({ url: `${publicUrl}/wholesaler/desk` }),
  },
  'wholesale-declined': {
    sentWhen: 'You declined an application',
    wording: {
      subject: 'About your wholesale application',
      paragraphs: [
        'Hello {name},',
        'We could not approve the application of {business}.',
        '{reason}',
        'You can continue to order at retail prices. If we got something wrong, please reply to this email.',
      ],
    },
    values: (data) => ({ ...ofApplicant(data), reason: reason(data) }),
    required: ['reason'],
  },
  'wholesale-ended': {
    sentWhen: 'You ended the wholesale terms of a company',
    wording: {
      subject: 'Your wholesale terms have ended',
      paragraphs: [
        'Hello {name},',
        'The wholesale terms of {business} have ended: tier discount and free shipping no longer apply.',
        '{reason}',
        'Orders that you already placed are not affected. You can continue to order at retail prices. If we got something wrong, please reply to this email.',
      ],
    },
    values: (data) => ({ name: nameOf(data), business: String(data.business), reason: reason(data) }),
    required: ['reason'],
  },
  'equipment-received': {
    sentWhen: 'A visitor requested custom equipment',
    wording: {
      subject: 'Your custom equipment request {number}',
      paragraphs: [
        'Hello {name},',
        'We received your request for {pieces} pieces and will send you a quote within two business days.',
      ],
    },
    values: (data) => ({ name: nameOf(data), number: String(data.number), pieces: String(data.pieces) }),
    parts: (data) => ({ rows: [rowOf(data)] }),
  },
  'equipment-quoted': {
    sentWhen: 'You sent a quote',
    wording: {
      subject: 'Our quote for your custom equipment ({number})',
      paragraphs: [
        'Hello {name},',
        'Thank you for waiting. Here is our quote for your custom equipment:',
        '{note}',
        'You can approve it, decline it or propose other terms on our website. Without an account, please reply to this email.',
      ],
      button: 'View your quote',
    },
    values: (data) => ({ name: nameOf(data), number: String(data.number), note: note(data) }),
    required: ['note'],
    parts: (data, { publicUrl }) => ({
      rows: [
        rowOf(data),
        ['Quote', String(data.quote)],
        ...(data.leadTime ? [['Lead time', String(data.leadTime)] as [string, string]] : []),
        ...(data.validThrough ? [['Valid through', String(data.validThrough)] as [string, string]] : []),
      ],
      url: `${publicUrl}/wholesaler/requests#${String(data.number)}`,
    }),
  },
  'equipment-approved': aboutRequest(
    'A quote was approved',
    'Your custom equipment is approved',
    'Thank you for your approval. We are preparing production.',
  ),
  'equipment-in-production': aboutRequest(
    'You moved a request to production',
    'Your custom equipment is being made',
    'Your custom equipment is in production.',
  ),
  'equipment-completed': aboutRequest(
    'You completed a request',
    'Your custom equipment is ready',
    'Your custom equipment is finished and ready to ship.',
  ),
  'equipment-declined': aboutRequest(
    'You declined a request',
    'About your custom equipment request',
    'We are sorry: we cannot make what you requested.',
  ),
}
