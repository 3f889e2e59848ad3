/** One cell that an import changes, as texts; `before` is empty for a new row. */
export interface Change {
  /** Line of the file. */
  line: number
  /** What changes, such as a product and its SKU. */
  subject: string
  column: string
  before: string
  after: string
}

/** Changes reported in full; further ones are only counted. */
const MAX_REPORTED = 500
const MAX_CELL = 200

/** Changes of an import: the first ones by line, and how many more there are. */
export interface ChangeList {
  add: (changes: readonly Change[]) => void
  readonly reported: Change[]
  readonly more: number
}

/** Creates an empty list, which holds a bounded number of changes and cuts long texts. */
export function changeList(): ChangeList {
  let reported: Change[] = []
  let count = 0
  const compact = () => (reported = reported.sort((a, b) => a.line - b.line).slice(0, MAX_REPORTED))

  return {
    add(changes) {
      count += changes.length
      for (const change of changes) reported.push({ ...change, before: cut(change.before), after: cut(change.after) })
      if (reported.length > 2 * MAX_REPORTED) compact()
    },
    get reported() {
      return compact()
    },
    get more() {
      return count - compact().length
    },
  }
}

const cut = (text: string) => (text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text)

type Cells = Record<string, unknown>

/** The cells that differ between a stored row and a wanted one; a new row is a single change in its first column. */
export function changesOfRow(
  { line, subject }: Pick<Change, 'line' | 'subject'>,
  before: Cells | undefined,
  after: Cells,
): Change[] {
  const columns = Object.keys(after)
  if (!before)
    return columns.slice(0, 1).map((column) => ({ line, subject, column, before: '', after: textOf(after[column]) }))
  return columns.flatMap((column) => {
    const texts = { before: textOf(before[column]), after: textOf(after[column]) }
    return texts.before === texts.after ? [] : [{ line, subject, column, ...texts }]
  })
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.map(textOf).join(' | ') : String(value as string | number)
}
