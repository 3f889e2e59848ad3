import { faqOperations } from './faq-operations'
import { pageOperations } from './page-operations'

/** Reads and edits information pages and FAQs. */
export const contentOperations = { ...pageOperations, ...faqOperations }
