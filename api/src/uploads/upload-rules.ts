import type { FileKind } from './file-kinds'

/** Which files a form takes in one of its fields. */
export interface FileRule {
  field: string
  min: number
  max: number
  maxBytes: number
  kinds: readonly FileKind[]
}

/** Bytes of one text field of a form. */
export const MAX_FIELD_BYTES = 16 * 1024
/** Text fields of a form. */
export const MAX_FIELDS = 60
/** Bytes of all text fields of a form together, and of what frames fields and files. */
const MAX_TEXT_BYTES = 64 * 1024

/** Bytes of the largest form that a route with these files takes. */
export const maxFormBytes = ({ max, maxBytes }: FileRule): number => max * maxBytes + MAX_TEXT_BYTES
