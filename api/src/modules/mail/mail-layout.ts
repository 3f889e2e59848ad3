import { renderHtml } from './mail-html'
import { renderText } from './mail-text'

/** A mail before it is sent. */
export interface Mail {
  subject: string
  text: string
  html: string
  /** One-click unsubscribe URL, for newsletter mails. */
  unsubscribe?: string
  attachments?: MailAttachment[]
}

/** A file sent with a mail. */
export interface MailAttachment {
  filename: string
  content: Buffer
  contentType: string
}

/** The shop as shown in the signature. */
export interface Sender {
  title: string
  phone: string
  email: string
}

/** A heading with lines below it and an optional link. */
export interface MailSection {
  heading: string
  lines: string[]
  link?: { label: string; url: string }
}

/**
 * The content of a mail: paragraphs, a code, a table of amounts, sections, and at most one action. All of it is plain
 * text.
 */
export interface MailContent {
  subject: string
  greeting: string
  paragraphs: string[]
  /** A code shown in large type. */
  code?: string
  rows?: [string, string][]
  /** The total row of the table. */
  total?: [string, string]
  sections?: MailSection[]
  action?: { label: string; url: string }
  /** Small print at the end. */
  footnote?: string
  /** Unsubscribe URL: a link at the bottom, and a header that mail programs show as a button. */
  unsubscribe?: string
}

/** Renders a mail as plain text and HTML; all content is escaped. */
export function renderMail(sender: Sender, content: MailContent): Mail {
  const subject = content.subject.replace(/\s+/g, ' ').trim()
  return {
    subject,
    text: renderText(sender, content),
    html: renderHtml(sender, { ...content, subject }),
    unsubscribe: content.unsubscribe,
  }
}
