import { naughtyStrings } from '@shop/shared-api/testing/naughty-strings'
import { everyTextOf, findLostTexts, walkTexts, type FieldWalk } from './testing/naughty-walk'
import { sendMails } from './testing/send-mails'
import { testApp, type TestApp } from './testing/test-app'

// Sends thousands of requests first.
jest.setTimeout(180_000)

/** Texts per field, in rotation; `npm run soak -- --naughty n` sends more. */
const PER_FIELD = 4

/** Fields that are not stored: searches, secrets, shipping estimates, and the bot trap. */
const forgotten = [
  /^GET /,
  /^POST \/(validate-address|rates|add-to-cart) /,
  /^POST \/contact company$/,
  / (password|password_confirmation|token)$/,
]

let api: TestApp
let walks: FieldWalk[]
let storedTexts: Awaited<ReturnType<typeof everyTextOf>>

describe('unusual texts', () => {
  beforeAll(async () => {
    api = await testApp()
    walks = await walkTexts(api, naughtyStrings, PER_FIELD)
    // Mails are forgotten once they are sent.
    storedTexts = await everyTextOf(api)
  })
  afterAll(() => api.close())

  test('never fails on any text, and names the field of a rejected one', () => {
    expect(walks.length).toBeGreaterThan(100)
    expect(walks.flatMap(({ field, faults }) => faults.map((fault) => `${field}: ${fault}`))).toEqual([])
  })

  test('stores accepted texts byte for byte', () => {
    const storing = walks.filter(
      ({ field, accepted }) => accepted > 0 && !forgotten.some((pattern) => pattern.test(field)),
    )
    expect(storing.length).toBeGreaterThan(25)
    expect(
      storing.map((walk) => [walk.field, findLostTexts(walk, storedTexts)]).filter(([, lost]) => lost?.length),
    ).toEqual([])
    const bent = storing.filter(({ sent, stored }) =>
      stored.some((text) => !sent.some((original) => original.trim() === text)),
    )
    expect(bent.map(({ field }) => field)).toEqual([])
  })

  test('puts none of their elements and links into mails', async () => {
    let mails = 0
    for (let sent = await sendMails(api.db); sent.length > 0; sent = await sendMails(api.db)) {
      mails += sent.length
      for (const { html = '' } of sent) {
        expect(html).not.toMatch(
          /<(?!\/?(?:!doctype|html|head|meta|title|style|body|table|tbody|tr|td|th|p|a|h\d|img|div|span|strong|br|hr|ul|li)\b)[a-z!/]/i,
        )
        expect(html).not.toMatch(/<[^<>]*\son\w+\s*=/i)
        expect(html).not.toMatch(/href="(?!https?:|mailto:|tel:|#)/)
      }
    }
    expect(mails).toBeGreaterThan(50)
  })
})
