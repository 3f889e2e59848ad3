import { toCents, toDollars } from '@shop/shared-api/money'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { settings } from '../../database/schema'
import { Failure } from '../../failure'
import { contentRepository, type Settings } from '../../modules/content/content-repository'
import { storedPicture } from '../photographs/stored-picture'

type Column = Exclude<keyof Settings, 'id' | 'updatedAt'>

/** Settings by their operator name; those that shoppers see have it on the wire as well. */
const columns = {
  title: 'title',
  description: 'description',
  logo: 'logo',
  accent: 'accent',
  legal_name: 'legalName',
  postal_address: 'postalAddress',
  tax_id: 'taxId',
  time_zone: 'timeZone',
  sale_title: 'saleTitle',
  alert_url: 'alertUrl',
  announcement: 'announcement',
  announcement_starts: 'announcementStarts',
  announcement_ends: 'announcementEnds',
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
  invoice_reminders: 'invoiceReminders',
  notify_order: 'notifyOrder',
  notify_application: 'notifyApplication',
  notify_request: 'notifyRequest',
  notify_message: 'notifyMessage',
  notify_stock: 'notifyStock',
  notify_mail: 'notifyMail',
} as const satisfies Record<string, Column>

export type SettingName = keyof typeof columns
export const settingNames = Object.keys(columns) as [SettingName, ...SettingName[]]
/** Texts to set, by setting. */
export const settingTexts = z.partialRecord(z.enum(settingNames), z.string().trim().max(300))

const socialLinks = new Set<SettingName>(['facebook', 'instagram', 'pinterest', 'youtube', 'linkdin'])
const pictures = new Set<SettingName>(['logo', 'newsletter_image'])
const required = new Set<SettingName>(['title', 'email', 'newsletter_image', 'time_zone'])
const switches = new Set<SettingName>(['announcement', 'invoice_reminders'])
const days = new Set<SettingName>(['announcement_starts', 'announcement_ends'])
const isNotification = (name: SettingName) => name.startsWith('notify_')
const isAmount = (name: SettingName) => columns[name].endsWith('Cents')

/** A setting as operators read and write it; amounts in dollars, a missing day empty. */
export const settingText = (row: Settings, name: SettingName): string =>
  isAmount(name) ? toDollars(Number(row[columns[name]])).toFixed(2) : String(row[columns[name]] ?? '')

/** The previous and the new text of a setting. */
export interface SettingChange {
  from: string
  to: string
}

/** Changes settings within a transaction; returns those that differ. Throws 422 for the first text that is not valid. */
export async function changeSettings(
  tx: Database,
  texts: z.output<typeof settingTexts>,
): Promise<Partial<Record<SettingName, SettingChange>>> {
  const given = Object.entries(texts) as [SettingName, string][]
  const values = await Promise.all(
    given.map(async ([name, text]) => [columns[name], await settingValue(tx, name, text)] as const),
  )
  const before = await contentRepository(tx).settings()
  if (given.length === 0) return {}
  refuseReversedDays({ ...before, ...(Object.fromEntries(values) as Partial<Settings>) })
  const [after] = await tx
    .update(settings)
    .set({ ...Object.fromEntries(values), updatedAt: new Date() })
    .returning()
  return Object.fromEntries(
    given
      .map(([name]) => [name, { from: settingText(before, name), to: settingText(after!, name) }] as const)
      .filter(([, { from, to }]) => from !== to),
  )
}

function refuseReversedDays({ announcementStarts: starts, announcementEnds: ends }: Settings): void {
  if (starts && ends && ends < starts)
    throw new Failure(422, 'invalid', `announcement_ends: ${ends} is before the first day, ${starts}.`)
}

async function settingValue(tx: Database, name: SettingName, text: string): Promise<string | number | null> {
  if (isAmount(name)) return amountOf(text)
  const refuse = (why: string) => new Failure(422, 'invalid', `${name}: ${why}`)
  if (required.has(name) && text === '') throw refuse('It must not be empty.')
  if (switches.has(name) && text !== 'on' && text !== 'off') throw refuse('It must be on or off.')
  if (days.has(name)) return dayOf(text, refuse)
  if (text === '') return text
  if (name === 'alert_url' && !/^(\/(?!\/)|https:\/\/)/.test(text))
    throw refuse('It must be a path of the shop or an https address.')
  if (socialLinks.has(name) && !z.url({ protocol: /^https$/ }).safeParse(text).success)
    throw refuse('It must be an https address, or empty to hide its link.')
  if (name === 'email' && !z.email().safeParse(text).success) throw refuse(`"${text}" is not an email address.`)
  if (name === 'time_zone' && !isTimeZone(text)) throw refuse(`"${text}" is not a time zone such as America/New_York.`)
  if (name === 'accent' && !/^#[0-9a-f]{6}$/i.test(text))
    throw refuse(`"${text}" is not a color such as #0b5d3b; empty means the theme's own.`)
  if (isNotification(name)) return addressesOf(text, refuse)
  if (pictures.has(name)) return storedPicture(tx, text)
  return name === 'accent' ? text.toLowerCase() : text
}

function dayOf(text: string, refuse: (why: string) => Failure): string | null {
  if (text !== '' && !z.iso.date().safeParse(text).success)
    throw refuse(`"${text}" is not a day such as 2027-01-31; empty means no bound.`)
  return text || null
}

/** The addresses of a list in lower case, each once. */
function addressesOf(text: string, refuse: (why: string) => Failure): string {
  const addresses = [...new Set(text.split(',').flatMap((address) => address.trim().toLowerCase() || []))]
  const wrong = addresses.find((address) => !z.email().safeParse(address).success)
  if (wrong !== undefined) throw refuse(`"${wrong}" is not an email address. Separate several by commas.`)
  return addresses.join(', ')
}

/** Names of the IANA database alone: the database has its own reading of others. */
const isTimeZone = (text: string) => text === 'UTC' || Intl.supportedValuesOf('timeZone').includes(text)

function amountOf(text: string): number {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text))
    throw new Failure(422, 'invalid', `"${text}" is not an amount in dollars, such as 8.95.`)
  return toCents(Number(text))
}
