import { faqOperations } from './faq-operations'
import { pageOperations } from './page-operations'

/** What the shop says: information pages, and questions with their answers. */
export const contentOperations = { ...pageOperations, ...faqOperations }
