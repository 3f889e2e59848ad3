import { useCustomQuery } from '@shop/shared-forms'
import { browserApi } from '@shop/shared-api'
import { Button, Skeleton, tokens } from '@shop/shared-ui'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useStaffClient } from '../../client/staff-context'
import { PageHead } from '../../console/page-head'
import { QueryError } from '../../console/query-error'
import { Paper, type PaperAnswer } from './paper'

const MAX_SLIPS = 100
const Slips = styled.div`
  display: grid;
  gap: ${tokens.space[6]};

  @media print {
    display: block;

    > * + * {
      break-before: page;
    }
  }
`

/** The packing slips of several orders, each on a page of its own, in one print. */
export function SlipsPage() {
  const client = useStaffClient()
  const [search] = useSearchParams()
  const numbers = (search.get('orders') ?? '').split(',').filter(Boolean).slice(0, MAX_SLIPS)
  const { data, error, reset } = useCustomQuery(browserApi, [client, 'packing-slips', numbers.join(',')], async () => ({
    orders: await Promise.all(numbers.map((number) => client.run<PaperAnswer>('orders.show', { number }))),
  }))
  return (
    <>
      <PageHead
        title="Packing slips"
        back={{ to: '/operations/orders', label: 'Orders' }}
        actions={
          <Button variant="action" disabled={!data} onClick={() => window.print()}>
            {`Print ${numbers.length}`}
          </Button>
        }
      />
      {error && <QueryError error={error} onRetry={reset} />}
      {!error && !data && <Skeleton $height="20rem" />}
      <Slips data-paper>
        {data?.orders.map((order) => (
          <Paper key={order.record.number} title="Packing slip" isPickList={false} order={order} />
        ))}
      </Slips>
    </>
  )
}
