import { faqOperations } from './faq-operations'
import { mailTextOperations } from './mail-text-operations'
import { pageOperations } from './page-operations'
import { sizeChartOperations } from './size-chart-operations'

/** Reads and edits information pages, FAQs, the texts of mails and size charts. */
export const contentOperations = { ...pageOperations, ...faqOperations, ...mailTextOperations, ...sizeChartOperations }
