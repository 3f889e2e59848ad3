import { ApiError, type Api, type Product, type Roster } from '@shop/shared-api'
import { Alert, Button, Heading, Stack, Text, TextField, toast, tokens } from '@shop/shared-ui'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'
import { OrderTotal } from '../../buying/order-total'
import { download } from '../../download'
import { sayMoment } from './moment'
import { rosterCsv, rosterLines } from './roster-lines'
import { SizeMatrix } from './size-matrix'
import { ThrowAway } from './throw-away'

const Share = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space[3]};

  > :first-child {
    flex: 1 1 20rem;
  }
`

interface CoachDeskProps {
  roster: Roster
  product: Product
  onChange(next: Roster | ((last: Roster) => Roster)): void
}

/** A roster as its coach works with it: the link, who is in, closing it, and the order for all. */
export function CoachDesk({ roster, product, onChange }: CoachDeskProps) {
  const api = useApi()
  const address = useShareAddress(roster.share_path)
  const { lines, missing } = rosterLines(roster, product)

  async function act(work: (api: Api) => Promise<Parameters<typeof onChange>[0]>) {
    try {
      onChange(await work(api))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  const setDeadline = (deadline: 'now' | 'in-a-day') =>
    act(
      async (asked) =>
        (await asked.request('POST /rosters/:id', { params: { id: roster.id }, body: { deadline } })).data,
    )
  const takeOff = (entry: Roster['entries'][number]) =>
    act(async (asked) => {
      await asked.request('DELETE /rosters/:id/entries/:entry', { params: { id: roster.id, entry: entry.id } })
      return (last) => ({ ...last, entries: last.entries.filter(({ id }) => id !== entry.id) })
    })
  async function copy() {
    await navigator.clipboard.writeText(address).then(
      () => toast('Link copied', { type: 'success' }),
      () => toast(`Copy this address: ${address}`, { type: 'info' }),
    )
  }

  return (
    <Stack $gap={5}>
      <Heading level={2}>{roster.title}</Heading>
      <Text>
        {product.title}, {roster.color}.{' '}
        {roster.open ? `Members may enter until ${sayMoment(roster.deadline)}.` : 'The roster is closed.'}
      </Text>
      <Share>
        <TextField
          label="Link for your team"
          required
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>Copy link</Button>
        {roster.open ? (
          <Button onClick={() => void setDeadline('now')}>Close now</Button>
        ) : (
          <Button onClick={() => void setDeadline('in-a-day')}>Open for another day</Button>
        )}
        <Button
          disabled={roster.entries.length === 0}
          onClick={() => download(new Blob([rosterCsv(roster)], { type: 'text/csv' }), 'roster.csv')}
        >
          Names as CSV
        </Button>
      </Share>
      <SizeMatrix roster={roster} onTakeOff={(entry) => void takeOff(entry)} />
      {missing.length > 0 && (
        <Alert tone="warning" title="Not all of it is in stock">
          {missing.join('; ')}
        </Alert>
      )}
      <ThrowAway roster={roster} />
      <OrderTotal lines={lines} about={roster.title} />
    </Stack>
  )
}

const never = () => () => undefined

/** The full address once the browser knows its own. */
function useShareAddress(path: string): string {
  return (
    useSyncExternalStore(
      never,
      () => window.location.origin,
      () => '',
    ) + path
  )
}
