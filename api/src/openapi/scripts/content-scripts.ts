import { eq } from 'drizzle-orm'
import { subscribers } from '../../database/schema'
import { sendMails } from '../../testing/send-mails'
import type { CallScript } from '../call-script'

const plain: CallScript = { request: {} }

/** Content reads and contact forms. */
export const contentScripts = {
  'GET /general-setting': plain,
  'GET /get-sliders': plain,
  'GET /get-banners': plain,
  'GET /menu': plain,
  'GET /get-pages': {
    request: { query: { title: 'returns' } },
    refusals: [{ because: 'the page does not exist', request: { query: { title: 'nowhere' } } }],
  },
  'GET /get-page-list': plain,
  'GET /get-faqs': plain,
  'GET /get-instagrams': plain,
  'GET /get-states': plain,
  'GET /revision': plain,
  'GET /get-categories': { request: { query: { take_all: true } } },
  'GET /get-slabs': plain,
  'GET /delivery-estimate': {
    request: { query: { zip: '97201' } },
    refusals: [{ because: 'the ZIP code is malformed', request: { query: { zip: '7' } } }],
  },
  'POST /contact': {
    request: {
      body: {
        name: 'Ana Lima',
        email: 'ana@example.com',
        phone: '201 555 0144',
        message: 'Do you have the bag gloves in 16 oz?',
      },
    },
    refusals: [{ because: 'fields are invalid', request: { body: { name: 'A', email: 'ana', message: 'short' } } }],
  },
  'POST /subscribe': {
    request: { body: { email: 'ana@example.com' } },
    refusals: [{ because: 'the email is malformed', request: { body: { email: 'ana' } } }],
  },
  'POST /unsubscribe': {
    request: async ({ api }) => {
      await api.call('POST /subscribe', { body: { email: 'ana@example.com' } })
      await sendMails(api.db)
      const [row] = await api.db.select().from(subscribers).where(eq(subscribers.email, 'ana@example.com'))
      return { query: { token: row!.unsubscribeToken } }
    },
    refusals: [
      { because: 'the token is malformed', request: { query: { token: 'ana' } } },
      {
        because: 'the token is unknown',
        request: { query: { token: '00000000-0000-4000-8000-000000000000' } },
      },
    ],
  },
} satisfies Record<string, CallScript>
