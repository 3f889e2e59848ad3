import { documentPath, formatDollars, type OpenInvoice } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { Badge, Cluster, SectionUnavailable, Skeleton, Text, TextLink } from '@shop/shared-ui'
import { useApi } from '../../api-context'
import { DeskList } from './desk-list'

const day = (date: string) =>
  new Date(`${date}T12:00:00`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** The company's invoices that are not paid in full, those due first. */
export function OpenInvoices() {
  const { data, error, reset } = useQuery(useApi(), ['GET /open-invoices'], { isUncached: true })
  if (error) return <SectionUnavailable what="Your invoices" retry={reset} />
  if (!data) return <Skeleton $height="4rem" />
  if (data.data.length === 0) return <Text>No open invoices.</Text>
  return (
    <DeskList>
      {data.data.map((invoice) => (
        <InvoiceRow key={invoice.order_id} {...invoice} />
      ))}
    </DeskList>
  )
}

function InvoiceRow({
  order_id: orderId,
  order_number: order,
  number,
  po_number: po,
  state,
  due_on: due,
  open,
}: OpenInvoice) {
  return (
    <li>
      <div>
        <TextLink to={`/order/${orderId}`}>Order {order}</TextLink>
        <small>
          {[po && `PO ${po}`, due && `due ${day(due)}`].filter(Boolean).join(', ')}
          {number && (
            <>
              {' '}
              <TextLink to={documentPath(orderId, number)} reloadDocument download>
                {number} (PDF)
              </TextLink>
            </>
          )}
        </small>
      </div>
      <Cluster $gap={2}>
        {state === 'overdue' && <Badge>Overdue</Badge>}
        <b>{formatDollars(open)}</b>
      </Cluster>
    </li>
  )
}
