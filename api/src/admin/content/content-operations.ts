import { faqOperations } from './faq-operations'
import { mailTextOperations } from './mail-text-operations'
import { pageOperations } from './page-operations'

/** Reads and edits information pages, FAQs and the texts of mails. */
export const contentOperations = { ...pageOperations, ...faqOperations, ...mailTextOperations }
