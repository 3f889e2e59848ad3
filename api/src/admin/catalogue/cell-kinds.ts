import { z } from 'zod'
import { isPicture, pictureAdvice, productPictureProblem } from '../picture-key'
import { guarded, joinList, splitList, unguarded } from './cells'

/** How the cells of a column are read and written; `read` throws WrongCell. */
export interface CellKind<T> {
  read: (cell: string) => T
  write: (value: T) => string
}

/** A cell that cannot be parsed; the message is shown to the operator. */
export class WrongCell extends Error {
  override name = 'WrongCell'
}

const refuse = (why: string): never => {
  throw new WrongCell(why)
}
const quoted = (cell: string) => `"${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}"`

/** A cell's text without byte order marks, which joined files can contain and which would break searches invisibly. */
function textOf(cell: string, maxLength: number): string {
  const text = unguarded(cell).replaceAll('\uFEFF', '')
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) refuse('it contains control characters')
  return text.length > maxLength ? refuse(`it has ${text.length} characters; the maximum is ${maxLength}`) : text
}

/** Text of at most `maxLength` characters. */
export const text = (maxLength: number, required: boolean) => ({
  read: (cell: string) => {
    const value = textOf(cell, maxLength)
    return required && value.trim() === '' ? refuse('it is empty') : value
  },
  write: guarded,
})

/** Several texts in one cell, each checked for itself. */
export const list = (maxLength: number, check: (item: string) => string | undefined) => ({
  read: (cell: string) => {
    const texts = splitList(textOf(cell, maxLength))
    const why = texts.map((item) => (item === '' ? 'an entry between the bars is empty' : check(item))).find(Boolean)
    return why ? refuse(why) : texts
  },
  write: (texts: string[]) => guarded(joinList(texts)),
})

/** An address of lowercase letters, digits and dashes. */
export const key = (maxLength: number) => ({
  read: (cell: string) => {
    const value = cell.trim()
    if (value.length > maxLength) refuse(`it has more than ${maxLength} characters`)
    return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
      ? value
      : refuse(
          `${quoted(cell)} is not a valid address: use lowercase letters, digits and single dashes, as in "bag-glove"`,
        )
  },
  write: (value: string) => value,
})

/** A product picture: the key of a parametric drawing, or the file name of a photograph. */
export const productPicture = {
  read: (cell: string) => {
    const why = productPictureProblem(cell.trim())
    return why ? refuse(why) : cell.trim()
  },
  write: guarded,
}

/** An integer within bounds. */
export const integer = (min: number, max: number) => ({
  read: (cell: string) => {
    const value = /^-?\d{1,10}$/.test(cell.trim()) ? Number(cell) : NaN
    return value >= min && value <= max ? value : refuse(`${quoted(cell)} is not a whole number from ${min} to ${max}`)
  },
  write: String,
})

function centsOf(cell: string): number {
  const [, dollars = '', cents = ''] = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(cell.trim()) ?? []
  const value = Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
  return dollars !== '' && value > 0 ? value : refuse(`${quoted(cell)} is not a price in dollars, such as 49.95`)
}
const formatDollars = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** A price above zero in dollars, read as cents. */
export const dollars = { read: centsOf, write: formatDollars }

/** The same kind, with an empty cell for null. */
export const optional = <T>({ read, write }: CellKind<T>): CellKind<T | null> => ({
  read: (cell) => (cell.trim() === '' ? null : read(cell)),
  write: (value) => (value === null ? '' : write(value)),
})

/** Yes or no. */
export const yesNo = {
  read: (cell: string) => {
    const text = cell.trim().toLowerCase()
    if (['yes', 'true', '1'].includes(text)) return true
    return ['no', 'false', '0'].includes(text) ? false : refuse(`${quoted(cell)} is neither yes nor no`)
  },
  write: (value: boolean) => (value ? 'yes' : 'no'),
}

/** A date, or a date with a time in UTC. */
export const moment = {
  read: (cell: string) => {
    const text = cell.trim()
    const date = new Date(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/.test(text) ? text : NaN)
    const sane = date.getUTCFullYear() >= 1900 && date.toISOString().slice(0, 10) === text.slice(0, 10)
    return sane ? date : refuse(`${quoted(cell)} is not a date, such as 2027-01-31`)
  },
  write: (date: Date) => date.toISOString(),
}

/** A color as `#rrggbb`, in lowercase letters. */
export const colorHex = {
  read: (cell: string) =>
    /^#[0-9a-f]{6}$/i.test(cell.trim())
      ? cell.trim().toLowerCase()
      : refuse(`${quoted(cell)} is not a color, such as #c81e26`),
  write: (value: string) => value,
}

/** Text in the form of a pattern; `what` completes "… is not". */
export const pattern = (form: RegExp, what: string) => ({
  read: (cell: string) => (form.test(cell.trim()) ? cell.trim() : refuse(`${quoted(cell)} is not ${what}`)),
  write: guarded,
})

/** An email address, in lowercase letters. */
export const email = {
  read: (cell: string) => {
    const { data } = z.email().max(254).safeParse(cell.trim().toLowerCase())
    return data ?? refuse(`${quoted(cell)} is not an email address`)
  },
  write: guarded,
}

/** One of these words. */
export const oneOf = <T extends string>(...words: T[]): CellKind<T> => ({
  read: (cell) => words.find((word) => word === cell.trim()) ?? refuse(`${quoted(cell)} is not ${words.join(', ')}`),
  write: (value) => value,
})

/** An art key, or a product picture's path. */
export const picture = {
  read: (cell: string) => (isPicture(cell.trim()) ? cell.trim() : refuse(pictureAdvice(cell.trim()))),
  write: guarded,
}

/** A tax rate in percent with up to four decimals, read as parts per million. */
export const percentage = {
  read: (cell: string) => {
    const value = /^\d{1,2}(\.\d{1,4})?$/.test(cell.trim()) ? Math.round(Number(cell) * 10_000) : NaN
    return Number.isNaN(value) ? refuse(`${quoted(cell)} is not a percentage, such as 6.625`) : value
  },
  write: (ppm: number) => String(ppm / 10_000),
}
