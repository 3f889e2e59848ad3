import { renderHtml } from './mail-html'
import { renderText } from './mail-text'

/** A mail before it is sent. */
export interface Mail {
  subject: string
  text: string
  html: string
  /** Where one click ends the subscription, for mails that have one. */
  unsubscribe?: string
}

/** The shop as its mails sign. */
export interface Sender {
  title: string
  phone: string
  email: string
}

/** A heading with lines below it, and where it leads if anywhere. */
export interface MailSection {
  heading: string
  lines: string[]
  link?: { label: string; url: string }
}

/** What a mail says: paragraphs, a code, a table of amounts, sections, and at most one thing to do. All of it is text. */
export interface MailContent {
  subject: string
  greeting: string
  paragraphs: string[]
  /** A code to read, set large. */
  code?: string
  rows?: [string, string][]
  /** The row that all others come to. */
  total?: [string, string]
  sections?: MailSection[]
  action?: { label: string; url: string }
  /** Said last, small. */
  footnote?: string
  /** Where a subscription ends: a link below everything, and a header that mail programs show as a button. */
  unsubscribe?: string
}

/** Renders a mail as plain text and as HTML; everything that is put in is text, never markup. */
export function renderMail(sender: Sender, content: MailContent): Mail {
  const subject = content.subject.replace(/\s+/g, ' ').trim()
  return {
    subject,
    text: renderText(sender, content),
    html: renderHtml(sender, { ...content, subject }),
    unsubscribe: content.unsubscribe,
  }
}
