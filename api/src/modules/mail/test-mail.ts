import type { mailOutbox } from '../../database/schema'
import type { Mail, Sender } from './mail-layout'
import type { MailData, MailSettings, Wording } from './mail-template'
import { sampleMail } from './sample-mails'

const TEMPLATE = 'text-test'

/** A mail that shows staff a wording with sample data, for the outbox. */
export const testMail = (recipient: string, text: string, wording: Wording): typeof mailOutbox.$inferInsert => ({
  recipient,
  template: TEMPLATE,
  data: { text, wording },
})

/** Whether a row of the outbox is such a mail. */
export const isTestMail = ({ template }: { template: string }): boolean => template === TEMPLATE

/** Renders such a mail; its subject says that it is a test. */
export function renderTestMail({ text, wording }: MailData, shop: Sender, settings: MailSettings): Mail {
  const mail = sampleMail(String(text), shop, settings, wording as Wording)
  return { ...mail, subject: `Test: ${mail.subject}`, unsubscribe: undefined }
}
