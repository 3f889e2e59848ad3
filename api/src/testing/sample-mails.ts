import type { Mail } from '../modules/mail/mail-layout'
import { plainMails } from '../modules/mail/mail-templates'
import { orderMails } from '../modules/mail/order-mails'
import { sampleMail } from '../modules/mail/sample-mails'

const settings = { publicUrl: 'https://shop.example', operationsUrl: 'https://operations.example' }
const sender = { title: 'Ironside', phone: '+1 555 0100', email: 'hello@ironside.example' }

/** Every mail of the shop with sample data, by the name of its text. */
export const sampleMails = (): Record<string, Mail> =>
  Object.fromEntries(
    Object.keys({ ...plainMails, ...orderMails }).map((name) => [name, sampleMail(name, sender, settings)]),
  )
