import { ApiError, type Product, type Roster } from '@shop/shared-api'
import { Alert, Button, Heading, Stack, Text, TextField, toast, tokens } from '@shop/shared-ui'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'
import { download } from '../../download'
import { formatLocalTime } from './format-local-time'
import { findDuplicateNumbers } from './duplicate-numbers'
import { RosterOrder } from './roster-order'
import { serializeRosterCsv, toOrderLines } from './roster-lines'
import { SizeMatrix } from './size-matrix'
import { DeleteRoster } from './delete-roster'

const RosterShare = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space[3]};

  > :first-child {
    flex: 1 1 20rem;
  }
`

interface RosterManagerProps {
  roster: Roster
  product: Product
  onChange(next: Roster | ((last: Roster) => Roster)): void
}

/** The coach's view of a roster: link, entries, deadline and team order. */
export function RosterManager({ roster, product, onChange }: RosterManagerProps) {
  const api = useApi()
  const address = useShareUrl(roster.share_path)
  const { lines, missing } = toOrderLines(roster, product)
  const duplicates = findDuplicateNumbers(roster.entries)

  async function act(work: () => Promise<Parameters<typeof onChange>[0]>) {
    try {
      onChange(await work())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  const setDeadline = (deadline: 'now' | 'in-a-day') =>
    act(async () => (await api.request('POST /rosters/:id', { params: { id: roster.id }, body: { deadline } })).data)
  const removeEntry = (entry: Roster['entries'][number]) =>
    act(async () => {
      await api.request('DELETE /rosters/:id/entries/:entry', { params: { id: roster.id, entry: entry.id } })
      return (last) => ({ ...last, entries: last.entries.filter(({ id }) => id !== entry.id) })
    })
  async function copy() {
    await navigator.clipboard.writeText(address).then(
      () => toast('Link copied', { type: 'success' }),
      () => toast(`Copy this link: ${address}`, { type: 'info' }),
    )
  }

  return (
    <Stack $gap={5}>
      <Heading level={2}>{roster.title}</Heading>
      <Text>
        {product.title}, {roster.color}.{' '}
        {roster.open ? `Team members can enter until ${formatLocalTime(roster.deadline)}.` : 'This roster is closed.'}
      </Text>
      <RosterShare>
        <TextField label="Team link" required readOnly value={address} onFocus={(event) => event.target.select()} />
        <Button onClick={() => void copy()}>Copy link</Button>
        {roster.open ? (
          <Button onClick={() => void setDeadline('now')}>Close roster</Button>
        ) : (
          <Button onClick={() => void setDeadline('in-a-day')}>Reopen for 24 hours</Button>
        )}
        <Button
          disabled={roster.entries.length === 0}
          onClick={() => download(new Blob([serializeRosterCsv(roster)], { type: 'text/csv' }), 'roster.csv')}
        >
          Download CSV
        </Button>
      </RosterShare>
      <SizeMatrix roster={roster} onTakeOff={(entry) => void removeEntry(entry)} />
      {duplicates.length > 0 && (
        <Alert tone="warning" title="Some numbers are taken twice">
          {duplicates.map(({ number, names }) => `No. ${number}: ${names.join(', ')}`).join('; ')}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert tone="warning" title="Some sizes are out of stock">
          {missing.join('; ')}
        </Alert>
      )}
      <DeleteRoster roster={roster} />
      <RosterOrder roster={roster} lines={lines} />
    </Stack>
  )
}

const never = () => () => undefined

/** The absolute URL once hydrated. */
function useShareUrl(path: string): string {
  return (
    useSyncExternalStore(
      never,
      () => window.location.origin,
      () => '',
    ) + path
  )
}
