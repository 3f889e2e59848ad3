import type { Database } from '../database/client'
import { sendDueMails } from '../modules/mail/outbox-worker'
import type { MailTransport } from '../modules/mail/transport'
import { openServerSecret } from '../server-secret'

const secret = openServerSecret('', 'a secret for tests only')

type Sent = Parameters<MailTransport>[0]

/** Runs one round of the mail worker and returns the sent mails. */
export async function sendMails(db: Database): Promise<Sent[]> {
  const sent: Sent[] = []
  await sendDueMails(db, async (mail) => void sent.push(mail), {
    publicUrl: 'https://shop.example',
    secret,
  })
  return sent
}
