import { containsLink } from './user-text'
import type { MailContent } from './mail-layout'

/** Settings that templates need in addition to their data. */
export interface MailSettings {
  /** The shop's public URL without a trailing slash. From our own settings, never from a request. */
  publicUrl: string
  /** Origin of the merchant's console; mails to staff have no link without it. */
  operationsUrl?: string
}

/** The data of a mail's outbox row. */
export type MailData = Record<string, unknown>

/** What merchants may change of a mail: plain text with placeholders such as {name}. */
export interface Wording {
  subject: string
  /** The first is the greeting. */
  paragraphs: string[]
  /** The label of the mail's button. */
  button?: string
  /** Small print at the end. */
  footnote?: string
}

/** What merchants don't write. Without `url` there is no button. */
export type MailParts = Pick<MailContent, 'code' | 'rows' | 'total' | 'sections' | 'unsubscribe'> & {
  url?: string
  /** Its wording has a footnote that does not apply. */
  withoutFootnote?: boolean
}

/** A mail of the shop: its default wording, and what is computed of its data. */
export interface MailTemplate<Data = MailData> {
  /** When it is sent, for merchants. */
  sentWhen: string
  wording: Wording
  /** What the placeholders stand for. A paragraph of empty ones is omitted. */
  values: (data: Data) => Record<string, string>
  /** Placeholders that every wording needs. */
  required?: readonly string[]
  parts?: (data: Data, settings: MailSettings) => MailParts
}

/**
 * The name for a salutation. Empty if it contains an address, since anyone can enter one for another person's mailbox.
 */
export function nameOf(data: MailData): string {
  const name = typeof data.username === 'string' ? data.username.trim() : ''
  return containsLink(name) ? '' : name
}

const PLACEHOLDER = /\{([^{}]*)\}/g
const PLACEHOLDER_AND_SPACE = / ?\{([^{}]*)\}/g

/** The names of the placeholders in a text. */
export const placeholdersOf = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)

/** Replaces placeholders; an empty one goes with the space before it, and values are not searched for placeholders. */
const fill = (text: string, values: Record<string, string>) =>
  text
    .replace(PLACEHOLDER_AND_SPACE, (found, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name]! : ''
      return value === '' ? '' : `${found.startsWith(' ') ? ' ' : ''}${value}`
    })
    .trim()

/** A mail's content in the merchant's wording, or in its default. */
export function composeMail<Data>(
  template: MailTemplate<Data>,
  data: Data,
  settings: MailSettings,
  wording: Wording = template.wording,
): MailContent {
  const values = template.values(data)
  const { url, withoutFootnote, ...parts } = template.parts?.(data, settings) ?? {}
  const filled = wording.paragraphs.map((paragraph) => fill(paragraph, values)).filter(Boolean)
  const [greeting = '', ...paragraphs] = filled.flatMap((paragraph) => paragraph.split(/\n{2,}/))
  const label = fill(wording.button ?? template.wording.button ?? '', values)
  const footnote = withoutFootnote ? '' : fill(wording.footnote ?? '', values)
  return {
    subject: fill(wording.subject, values),
    greeting,
    paragraphs,
    ...parts,
    ...(url && label && { action: { label, url } }),
    ...(footnote && { footnote }),
  }
}
