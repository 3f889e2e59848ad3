/** A message or report as the API shows it, with the answers of staff, the oldest first. */
export interface EntryAnswer {
  record: {
    id: number
    name: string
    email: string
    message: string
    status: string
    assigned_to: string | null
    /** Changes with each answer, assignment, done and reopened. */
    version: number
    received: string
    phone?: string | null
    barcode?: string
    seller?: string
    /** The product that a question is about, and when it was published there; an older API has none. */
    product?: string
    product_id?: number | null
    published?: string | null
  }
  tables: {
    answers: { id: number; at: string; by: string; text: string }[]
    photos?: { file: string }[]
  }
}

/** A kind of entry: its part of the address and its words. */
export const entryKinds = {
  messages: { noun: 'Message', back: { to: '/operations/inbox', label: 'Messages' } },
  reports: { noun: 'Report', back: { to: '/operations/inbox/reports', label: 'Authenticity reports' } },
} as const

export type EntryKind = keyof typeof entryKinds

/** What others have done to an entry since the state on screen. */
export function changesSince(shown: EntryAnswer, { record, tables }: EntryAnswer): string {
  const known = new Set(shown.tables.answers.map(({ id }) => id))
  const answers = tables.answers.filter(({ id }) => !known.has(id))
  return [
    ...answers.map(({ by, at, text }) => `${by} answered at ${at} UTC:\n${text}`),
    ...(record.status === 'done' && shown.record.status !== 'done' ? ['It was marked as done.'] : []),
    ...(record.status !== 'done' && shown.record.status === 'done' ? ['It was reopened.'] : []),
    ...(record.assigned_to === shown.record.assigned_to
      ? []
      : [record.assigned_to ? `It was assigned to ${record.assigned_to}.` : 'It is no longer assigned.']),
  ].join('\n\n')
}
