import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { mailOutbox, mailTexts, staff } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import { requireAttempt } from '../../modules/auth/attempts'
import { contentRepository } from '../../modules/content/content-repository'
import type { MailSettings, MailTemplate, Wording } from '../../modules/mail/mail-template'
import { plainMails } from '../../modules/mail/mail-templates'
import { orderMails } from '../../modules/mail/order-mails'
import { sampleMail, sampleValues } from '../../modules/mail/sample-mails'
import { testMail } from '../../modules/mail/test-mail'
import { findWording } from '../../modules/mail/wording-repository'
import { minute } from '../list-fields'
import { audit, operation, type OperationContext, type OperationResult } from '../operation'
import { diffLines } from './line-difference'
import { wordingFromMarkdown, wordingToMarkdown } from './mail-markdown'
import { contentHash, refuseStale, versionComment } from './markdown-blocks'
import { editFields, namesItsState, readSentText, STATE_MISSING } from './sent-text'

/** Test mails to one address. */
const TEST_MAILS = { scope: 'test mail', maxAttempts: 10, windowSeconds: 3600 }
const TOO_MANY = 'There were ten test mails to this address within an hour. Please try again later.'
/** Sample links of a preview lead nowhere. */
const sampleSettings: MailSettings = { publicUrl: 'https://shop.example', operationsUrl: 'https://shop.example' }

const templates: Record<string, MailTemplate<never>> = { ...orderMails, ...plainMails }
const name = z.string().trim().max(60)
/** Characters of a text that fit into an address when they are encoded. */
const LONGEST = 3000
const mailText = z.string().max(LONGEST)

const editInput = z
  .strictObject({ name, ...editFields, text: mailText.optional() })
  .refine(namesItsState, STATE_MISSING)

/** Lists, shows, edits, resets and tests the wording of the shop's mails as text files. */
export const mailTextOperations = {
  'mail-texts.list': operation(z.strictObject({}), async ({ db }) => {
    const stored = new Map((await db.select().from(mailTexts)).map((row) => [row.name, row]))
    return {
      rows: Object.entries(templates).map(([name, { sentWhen, wording }]) => {
        const own = stored.get(name)
        return {
          name,
          subject: (own?.wording ?? wording).subject,
          sent_when: sentWhen,
          status: own ? 'changed' : 'default',
          updated: own ? minute(own.updatedAt) : '',
        }
      }),
    }
  }),

  'mail-texts.show': operation(z.strictObject({ name }), async ({ db }, input) => {
    const { sentWhen, wording, required = [] } = templateOf(input.name)
    const own = await findWording(db, input.name)
    const text = wordingToMarkdown(own ?? wording)
    const samples = Object.entries(sampleValues(input.name))
    return {
      record: {
        name: input.name,
        subject: (own ?? wording).subject,
        sent_when: sentWhen,
        status: own ? 'changed' : 'default',
        text,
        state: contentHash(text),
      },
      tables: {
        placeholders: samples.map(([placeholder, sample]) => ({
          placeholder: `{${placeholder}}`,
          sample,
          required: required.includes(placeholder),
        })),
      },
    }
  }),

  'mail-texts.export': operation(z.strictObject({ name }), async ({ db, emit }, input) => {
    const { wording } = templateOf(input.name)
    const text = wordingToMarkdown((await findWording(db, input.name)) ?? wording)
    const state = contentHash(text)
    await emit?.(`${versionComment(`mail ${input.name}`, state)}\n\n${text}`)
    return { done: `Exported mail ${input.name}.`, detail: { name: input.name, state } }
  }),

  /** The mail with sample data as text, and the address of its HTML; 422 names the first line that is not valid. */
  'mail-texts.preview': operation(z.strictObject({ name, text: mailText }), async ({ db }, input) => {
    const { subject, text } = await previewMail(db, input)
    const encoded = Buffer.from(input.text).toString('base64url')
    return { record: { subject, text, html: `/api/staff/mail-previews/${input.name}?text=${encoded}` } }
  }),

  'mail-texts.edit': operation(editInput, editMailText),

  /** Back to the default; the audit log stores the previous text. */
  'mail-texts.reset': operation(z.strictObject({ name }), async ({ db, actor }, input) =>
    inTransaction(db, async (tx) => {
      const { wording } = templateOf(input.name)
      const [gone] = await tx.delete(mailTexts).where(eq(mailTexts.name, input.name)).returning()
      if (!gone) return { done: `Mail ${input.name} has its default text already.` }
      await audit(tx, actor, 'mail-texts.reset', input.name, { before: wordingToMarkdown(gone.wording) })
      const state = contentHash(wordingToMarkdown(wording))
      return { done: `Mail ${input.name} has its default text again.`, detail: { name: input.name, state } }
    }),
  ),

  /** A mail with sample data; members of staff can send it to themselves only. */
  'mail-texts.test': operation(
    z.strictObject({ name, text: mailText.optional(), to: z.email().max(254).optional() }),
    async ({ db, actor }, input) =>
      inTransaction(db, async (tx) => {
        const wording =
          input.text === undefined
            ? ((await findWording(tx, input.name)) ?? templateOf(input.name).wording)
            : readWording(input.name, input.text)
        const recipient = await testRecipient(tx, actor, input.to)
        await requireAttempt(tx, TEST_MAILS, recipient, TOO_MANY)
        await tx.insert(mailOutbox).values(testMail(recipient, input.name, wording))
        await audit(tx, actor, 'mail-texts.test', input.name, { to: recipient })
        return { done: `A test mail is on its way to ${recipient}.`, detail: { to: recipient } }
      }),
  ),
}

/** The mail of a text with sample data and the shop's name. */
export async function previewMail(db: Database, { name, text }: { name: string; text: string }) {
  return sampleMail(name, await contentRepository(db).settings(), sampleSettings, readWording(name, text))
}

async function editMailText(
  { db, actor, body }: OperationContext,
  input: z.output<typeof editInput>,
): Promise<OperationResult> {
  const { wording: initial } = templateOf(input.name)
  const sent = await readSentText(body, input)
  const wording = readWording(input.name, sent.text)
  return inTransaction(db, async (tx) => {
    // A first wording has no row that could be locked.
    await tx.execute(sql`LOCK TABLE mail_texts IN SHARE ROW EXCLUSIVE MODE`)
    const before = wordingToMarkdown((await findWording(tx, input.name)) ?? initial)
    refuseStale(sent, before, `Mail ${input.name}`)
    const after = wordingToMarkdown(wording)
    const changes = diffLines(before, after)
    if (changes.length === 0) return { done: `Mail ${input.name} already has this text; nothing was changed.` }
    const values = { wording, updatedAt: new Date() }
    await tx
      .insert(mailTexts)
      .values({ name: input.name, ...values })
      .onConflictDoUpdate({ target: mailTexts.name, set: values })
    await audit(tx, actor, 'mail-texts.edit', input.name, { before })
    return {
      done: `Mail ${input.name} was changed.`,
      detail: { name: input.name, state: contentHash(after) },
      changes,
    }
  })
}

function templateOf(name: string): MailTemplate<never> {
  if (Object.hasOwn(templates, name)) return templates[name]!
  throw new Failure(404, 'not_found', `There is no mail ${name}. Run "mail-texts list" to see all of them.`)
}

function readWording(name: string, text: string): Wording {
  const { wording, required } = templateOf(name)
  const read = wordingFromMarkdown(text, { wording, required, known: Object.keys(sampleValues(name)) })
  if (wordingToMarkdown(read).length > LONGEST)
    throw new Failure(422, 'invalid', `The text of a mail has at most ${LONGEST} characters.`)
  return read
}

/** The member's own address; the command on the server, which is no member, names one. */
async function testRecipient(tx: Database, actor: string, to: string | undefined): Promise<string> {
  const isMember = (await tx.$count(staff, eq(staff.email, actor))) > 0
  if (!isMember && to === undefined)
    throw invalid([{ field: 'to', message: 'Name an address, as in --to kim@example.com.' }])
  if (isMember && to !== undefined && to.toLowerCase() !== actor)
    throw invalid([{ field: 'to', message: 'Test mails go to your own address only.' }])
  return isMember ? actor : to!.toLowerCase()
}
