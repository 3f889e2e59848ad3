import type { FileKind } from './file-kinds'

/** The files that a form accepts in one of its fields; their kinds are the ones that we inspect unless given. */
export interface FileRule<Kind extends string = FileKind> {
  field: string
  min: number
  max: number
  maxBytes: number
  kinds: readonly Kind[]
}

/** Maximum size of one text field of a form, in bytes. */
export const MAX_FIELD_BYTES = 16 * 1024
/** Maximum number of text fields of a form. */
export const MAX_FIELDS = 60
/** Maximum size of all text fields and multipart headers of a form, in bytes. */
const MAX_TEXT_BYTES = 64 * 1024

/** Maximum size of a form with these files, in bytes. */
export const maxFormBytes = ({ max, maxBytes }: Pick<FileRule, 'max' | 'maxBytes'>): number =>
  max * maxBytes + MAX_TEXT_BYTES
