import type { Database } from '../database/client'
import { sendDueMails } from '../modules/mail/outbox-worker'
import type { MailTransport } from '../modules/mail/transport'

type Sent = Parameters<MailTransport>[0]

/** Does what the mail worker does each second, once, and gives back the mails that went out. */
export async function sendMails(db: Database): Promise<Sent[]> {
  const sent: Sent[] = []
  await sendDueMails(db, async (mail) => void sent.push(mail), { publicUrl: 'https://shop.example' })
  return sent
}
