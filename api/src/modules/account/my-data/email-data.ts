import type { MyData } from '@shop/shared-api/contract'
import type { AccountRecords } from './account-records'

type EmailData = Pick<MyData, 'newsletter' | 'messages' | 'authenticity_reports' | 'back_in_stock_requests' | 'mails'>

const NO_EMAIL_DATA: EmailData = {
  newsletter: null,
  messages: [],
  authenticity_reports: [],
  back_in_stock_requests: [],
  mails: [],
}

/** Serializes data that is linked by email alone; empty unless the email is confirmed. */
export function serializeEmailData(person: AccountRecords, proven: boolean): EmailData {
  if (!proven) return NO_EMAIL_DATA
  return {
    newsletter: person.subscriber && {
      subscribed: person.subscriber.unsubscribedAt === null,
      subscribed_at: person.subscriber.createdAt.toISOString(),
      unsubscribed_at: person.subscriber.unsubscribedAt?.toISOString() ?? null,
      coupon: person.subscriber.coupon?.code ?? null,
    },
    messages: person.contactMessages.map(({ name, phone, message, answers, createdAt }) => ({
      name,
      phone,
      message,
      answers: answers.map(serializeAnswer),
      created_at: createdAt.toISOString(),
    })),
    authenticity_reports: person.authenticityReports.map((report) => ({
      name: report.name,
      barcode: report.barcode,
      seller: report.seller,
      message: report.message,
      photos: report.photos.length,
      answers: report.answers.map(serializeAnswer),
      created_at: report.createdAt.toISOString(),
    })),
    back_in_stock_requests: person.stockAlerts.map(({ variant, createdAt }) => ({
      product: variant.product.title,
      size: variant.size,
      color: variant.color,
      created_at: createdAt.toISOString(),
    })),
    mails: person.mails.map(({ template, sentAt }) => ({ about: template, sent_at: sentAt!.toISOString() })),
  }
}

const serializeAnswer = ({ text, at }: { text: string; at: Date }) => ({ text, created_at: at.toISOString() })
