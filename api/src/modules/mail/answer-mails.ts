import { formatDay } from '../../format-day'
import { nameOf, type MailData, type MailParts, type MailTemplate } from './mail-template'
import { removeLinks } from './user-text'

const day = (at: unknown) => {
  const date = new Date(String(at))
  return Number.isNaN(+date) ? '' : ` on ${formatDay(date)}`
}

/** What the visitor wrote, below the answer. */
const quoted = (data: MailData): MailParts => ({
  sections: [
    {
      heading: `You wrote${day(data.sentOn)}`,
      lines: removeLinks(String(data.original))
        .split(/\r?\n/)
        .map((line) => `> ${line}`),
    },
  ],
})

/** Answers of staff, by template name. */
export const answerMails: Record<string, MailTemplate> = {
  'message-answered': {
    sentWhen: 'You answered a message',
    wording: {
      subject: 'Our answer to your message',
      paragraphs: ['Hello {name},', '{answer}'],
      footnote: 'This is our answer to your message. To write back, reply to this email.',
    },
    values: (data) => ({ name: nameOf(data), answer: String(data.answer) }),
    required: ['answer'],
    parts: quoted,
  },
  'report-answered': {
    sentWhen: 'You answered a report of a suspicious product',
    wording: {
      subject: 'Our answer to your report',
      paragraphs: ['Hello {name},', '{answer}'],
      footnote:
        'This is our answer to your report of the product with the code {code}. To write back, reply to this email.',
    },
    values: (data) => ({ name: nameOf(data), answer: String(data.answer), code: String(data.barcode) }),
    required: ['answer'],
    parts: quoted,
  },
}
