import { randomUUID } from 'node:crypto'
import { endpoints, type Endpoint, type EndpointName } from '@shop/shared-api/contract'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { variants } from '../database/schema'
import type { CallScript, ExampleRequest } from '../openapi/call-script'
import { senderOf, setScene } from '../openapi/play'
import { scripts } from '../openapi/scripts'
import { schemaOf } from './bad-input'
import type { TestApp } from './test-app'
import { textAt, textFields, textsIn, withText, type FieldPath } from './text-fields'

/** The results of the texts sent through one field. */
export interface FieldWalk {
  field: string
  sent: string[]
  accepted: number
  /** Accepted texts, as they should be stored. */
  stored: string[]
  /** Invalid responses: 500, or a 422 that doesn't name the field. */
  faults: string[]
}

type InputLocation = 'body' | 'query'

/**
 * Sends texts through every text field of every call, each in an otherwise valid request; `perField` of them, in
 * rotation.
 */
export async function walkTexts(api: TestApp, texts: readonly string[], perField: number): Promise<FieldWalk[]> {
  await api.db.update(variants).set({ stock: 1_000_000 })
  const scene = await setScene(api)
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c22' } })
    .png()
    .toBuffer()
  const send = senderOf(scene, photo)
  const walks: FieldWalk[] = []
  let turn = 0

  async function walkField(
    name: EndpointName,
    script: CallScript,
    location: InputLocation,
    path: FieldPath,
  ): Promise<FieldWalk> {
    const walk: FieldWalk = { field: `${name} ${path.join('.')}`, sent: [], accepted: 0, stored: [], faults: [] }
    const endpoint: Endpoint = endpoints[name]
    const count = hashes(endpoint) ? 2 : perField
    for (let left = count; left > 0; left -= 1) {
      turn += 1
      const valid = typeof script.request === 'function' ? await script.request(scene) : script.request
      const request = { ...valid, headers: { ...valid.headers, 'idempotency-key': randomUUID() } }
      const text = `${texts[(turn * 7) % texts.length]}~${turn.toString(36)}`
      const written = withText(fresh(request[location], path), path, text) as ExampleRequest['body']
      const { status, error } = await send(name, { ...request, [location]: written })
      walk.sent.push(text)
      if (status < 300) {
        walk.accepted += 1
        const parsed = endpoint[location]?.safeParse(written).data as unknown
        walk.stored.push(String(textAt(parsed, path)))
      } else if (status >= 500 || (status === 422 && !names(error, path, written))) {
        walk.faults.push(`${status} for ${JSON.stringify(text)}: ${JSON.stringify(error)}`)
      }
    }
    return walk
  }

  /** Registrations and reviews are unique, order mails are limited, and a billing address counts only if it differs. */
  const fresh = (body: Record<string, unknown> | undefined, path: FieldPath) => ({
    ...body,
    ...(Boolean(body?.email && (body.terms ?? body.rating ?? body.zip)) && { email: `n${turn}@example.com` }),
    ...(String(path[0]).startsWith('billing_') && billing),
  })

  for (const [name, script] of Object.entries(scripts) as [EndpointName, CallScript][]) {
    if (script.answer !== undefined) continue
    for (const location of ['body', 'query'] as const)
      for (const path of textFields(schemaOf((endpoints[name] as Endpoint)[location])))
        walks.push(await walkField(name, script, location, path))
  }
  return walks
}

const billing = {
  billing_same: false,
  billing_first_name: 'Ana',
  billing_last_name: 'Lima',
  billing_address: '1 Main Street',
  billing_city: 'Portland',
  billing_state: 'OR',
  billing_zip: '97201',
}

/** Hashing a password intentionally takes a tenth of a second. */
const hashes = ({ body }: Endpoint) => textFields(schemaOf(body)).some(([key]) => String(key).includes('password'))

/** Whether a rejection names the field, or one that the scene's own request omitted. */
const names = ({ errors = [] }: { errors?: { field: string }[] }, [field]: FieldPath, written: unknown) =>
  errors.length === 0 ||
  errors.some((error) => error.field.startsWith(String(field)) || !textAt(written, [error.field]))

/** The accepted texts of a field that the database doesn't contain as sent, alone or after one of the prefixes. */
export function findLostTexts({ stored }: FieldWalk, texts: ReadonlySet<string>): string[] {
  const all = [...texts]
  return stored.filter((text) => !texts.has(text) && !all.some((longer) => longer.endsWith(`: ${text}`)))
}

/** All texts in the database. */
export async function everyTextOf({ db }: Pick<TestApp, 'db'>): Promise<Set<string>> {
  const rowsOf = async <Row>(query: string) => ((await db.execute(sql.raw(query))) as unknown as { rows: Row[] }).rows
  const tables = await rowsOf<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  const texts = new Set<string>()
  for (const { name } of tables)
    for (const { row } of await rowsOf<{ row: unknown }>(`SELECT to_jsonb(t) AS row FROM ${name} t`))
      for (const text of textsIn(row)) texts.add(text)
  return texts
}
