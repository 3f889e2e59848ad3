import { toCents, toDollars } from '@shop/shared-api/money'
import { z } from 'zod'
import { inTransaction } from '../database/transaction'
import { settings } from '../database/schema'
import { Failure } from '../failure'
import { contentRepository, type Settings } from '../modules/content/content-repository'
import { audit, operation } from './operation'
import { isPicture, pictureAdvice } from './picture-key'

type Column = Exclude<keyof Settings, 'id' | 'updatedAt'>

/** Settings by their operator name, which is also the wire's; amounts in dollars. */
const columns: Record<string, Column> = {
  title: 'title',
  logo: 'logo',
  sale_title: 'saleTitle',
  alert_url: 'alertUrl',
  express_shipment: 'expressShipmentCents',
  free_shipment: 'freeShipmentCents',
  simple_shipment: 'simpleShipmentCents',
  phone: 'phone',
  email: 'email',
  newsletter_image: 'newsletterImage',
  facebook: 'facebook',
  instagram: 'instagram',
  pinterest: 'pinterest',
  youtube: 'youtube',
  linkdin: 'linkdin',
}
const socialLinks = new Set<Column>(['facebook', 'instagram', 'pinterest', 'youtube', 'linkdin'])
const pictures = new Set<Column>(['logo', 'newsletterImage'])
const isAmount = (column: Column) => column.endsWith('Cents')
const name = z.enum(Object.keys(columns) as [string, ...string[]])
const displayValue = (row: Settings, column: Column) =>
  isAmount(column) ? toDollars(Number(row[column])).toFixed(2) : row[column]

/** Reads and changes the shop's settings. */
export const settingsOperations = {
  'settings.get': operation(z.strictObject({ name: name.optional() }), async ({ db }, input) => {
    const row = await contentRepository(db).settings()
    const wanted = input.name ? [input.name] : Object.keys(columns)
    return { rows: wanted.map((setting) => ({ setting, value: displayValue(row, columns[setting]!) })) }
  }),

  'settings.set': operation(
    z.strictObject({ name, value: z.string().trim().max(300) }),
    async ({ db, actor }, input) => {
      const column = columns[input.name]!
      const value = isAmount(column) ? amountOf(input.value) : textOf(column, input.value)
      return inTransaction(db, async (tx) => {
        const before = displayValue(await contentRepository(tx).settings(), column)
        const [row] = await tx
          .update(settings)
          .set({ [column]: value, updatedAt: new Date() })
          .returning()
        const detail = { from: before, to: displayValue(row!, column) }
        await audit(tx, actor, 'settings.set', input.name, detail)
        return { done: `${input.name} is now ${String(detail.to)}.`, detail }
      })
    },
  ),
}

function amountOf(value: string): number {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(value))
    throw new Failure(422, 'invalid', `"${value}" is not an amount in dollars, such as 8.95.`)
  return toCents(Number(value))
}

function textOf(column: Column, value: string): string {
  const refuse = (why: string) => new Failure(422, 'invalid', why)
  if (column === 'alertUrl' && !/^(\/(?!\/)|https:\/\/)/.test(value))
    throw refuse('alert_url must be a path of the shop or an https address.')
  if (socialLinks.has(column) && value !== '' && !z.url({ protocol: /^https$/ }).safeParse(value).success)
    throw refuse(`${column} must be an https address, or empty to hide its link.`)
  if (column === 'email' && !z.email().safeParse(value).success) throw refuse(`"${value}" is not an email address.`)
  if (['title', 'saleTitle', 'phone'].includes(column) && value === '') throw refuse('It must not be empty.')
  if (pictures.has(column) && !isPicture(value)) throw refuse(pictureAdvice(value))
  return value
}
