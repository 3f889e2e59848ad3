import { accountMails } from './account-mails'
import { answerMails } from './answer-mails'
import type { MailData, MailTemplate } from './mail-template'
import { newsletterMails } from './newsletter-mails'
import { staffMails } from './staff-mails'
import { wholesaleMails } from './wholesale-mails'

/** Every mail that is not about an order, by the name of its text. */
export const plainMails: Record<string, MailTemplate> = {
  ...accountMails,
  ...newsletterMails,
  ...wholesaleMails,
  ...answerMails,
  ...staffMails,
}

/** The name of the text for a template, which may depend on its data. */
export function plainTextOf(template: string, data: MailData): string {
  if (template === 'google-linked' && data.passwordRemoved) return 'google-linked-password-removed'
  if (template === 'staff-request' && data.approved) return 'staff-request-approved'
  if (template === 'staff-request' && data.declined) return 'staff-request-declined'
  if (template === 'staff-request' && data.counterOffer) return 'staff-request-countered'
  return template === 'staff-message' && data.barcode ? 'staff-message-report' : template
}
