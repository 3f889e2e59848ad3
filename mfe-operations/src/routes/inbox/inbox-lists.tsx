import { Cluster, Stack, Text } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import type { Action } from '../../action/action-dialog'

/** A list of the inbox. */
export interface InboxList {
  path: string
  label: string
  operation: string
  input: object
  /** The text of an entry that says who wrote, and about what. */
  title(entry: Entry): string
  facts(entry: Entry): (string | null | undefined)[]
  body(entry: Entry): ReactNode
  /** What visitors sent with it, each file by its address. */
  files?: { label: string; of(entry: Entry): unknown }
  actions(entry: Entry): Action[]
  empty: string
}

/** An entry as the API lists it. */
export type Entry = Record<string, string | number | boolean | null | undefined> & { id: number }

const stars = (rating: unknown) => `${'★'.repeat(Number(rating))}${'☆'.repeat(5 - Number(rating))}`

const decide = ({ id }: Entry, operation: string, label: string, title: string): Action => ({
  label,
  title,
  operation,
  input: { id },
})

/** The lists of the inbox, in the order of its tabs. */
export const inboxLists: InboxList[] = [
  {
    path: '/operations/inbox',
    label: 'Messages',
    operation: 'messages.list',
    input: {},
    title: ({ name }) => String(name),
    facts: ({ email, phone, received }) => [String(email), phone ? String(phone) : null, `${received} UTC`],
    body: ({ message }) => <Text>{String(message)}</Text>,
    actions: () => [],
    empty: 'No messages.',
  },
  {
    path: '/operations/inbox/reviews',
    label: 'Reviews',
    operation: 'ratings.list',
    input: { status: 'pending' },
    title: ({ product }) => String(product),
    facts: ({ name, email, bought }) => [String(name), String(email), bought ? 'Verified purchase' : null],
    body: ({ rating, comment }) => (
      <Stack $gap={1}>
        <span role="img" aria-label={`${rating} of 5 stars`}>
          {stars(rating)}
        </span>
        <Text>{String(comment)}</Text>
      </Stack>
    ),
    files: { label: 'Picture', of: ({ pictures }) => pictures },
    actions: (entry) => [
      decide(entry, 'ratings.publish', 'Publish', 'Publish this review?'),
      decide(entry, 'ratings.decline', 'Decline', 'Decline this review?'),
    ],
    empty: 'No reviews wait for a decision.',
  },
  {
    path: '/operations/inbox/reports',
    label: 'Authenticity reports',
    operation: 'reports.list',
    input: {},
    title: ({ barcode }) => String(barcode),
    facts: ({ name, email, seller, received }) => [
      String(name),
      String(email),
      seller ? `Bought from ${seller}` : null,
      `${received} UTC`,
    ],
    body: ({ message }) => <Text>{String(message ?? '')}</Text>,
    files: { label: 'Photo', of: ({ photos }) => photos },
    actions: () => [],
    empty: 'No reports.',
  },
  {
    path: '/operations/inbox/mails',
    label: 'Failed mails',
    operation: 'mails.stuck',
    input: {},
    title: ({ to }) => String(to),
    facts: ({ mail, tries, next }) => [String(mail), `${tries} tries`, `Next try ${next} UTC`],
    body: ({ error }) => <Text tone="error">{String(error ?? '')}</Text>,
    actions: (entry) => [decide(entry, 'mails.retry', 'Send again', 'Send this mail again now?')],
    empty: 'Every mail was sent.',
  },
]

/** The facts of an entry in one line. */
export function EntryFacts({ facts }: { facts: (string | null | undefined)[] }) {
  return (
    <Cluster $gap={2}>
      {facts.filter(Boolean).map((fact) => (
        <Text key={fact} as="span" size="small" tone="inkMuted">
          {fact}
        </Text>
      ))}
    </Cluster>
  )
}
