import { authenticityReports, contactMessages, inboxAnswers } from '../../database/schema'

/** What visitors send and staff answer. */
export const inboxKinds = {
  messages: {
    table: contactMessages,
    texts: [contactMessages.name, contactMessages.email, contactMessages.message],
    answerOf: inboxAnswers.messageId,
    answerKey: 'messageId',
    noun: 'Message',
    template: 'message-answered',
  },
  reports: {
    table: authenticityReports,
    texts: [
      authenticityReports.name,
      authenticityReports.email,
      authenticityReports.message,
      authenticityReports.barcode,
      authenticityReports.seller,
    ],
    answerOf: inboxAnswers.reportId,
    answerKey: 'reportId',
    noun: 'Report',
    template: 'report-answered',
  },
} as const

/** A kind of the inbox, by the group of its operations. */
export type InboxKind = keyof typeof inboxKinds
/** A message or a report as it is stored. */
export type InboxRow = typeof contactMessages.$inferSelect | typeof authenticityReports.$inferSelect
