import { formatDollars } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { Heading, SectionUnavailable, Skeleton, Stack, Text } from '@shop/shared-ui'
import { useApi } from '../../api-context'

/** What the shop agreed with the signed-in wholesaler's company: invoices, what is left of the credit, sales tax. */
export function CompanyTerms() {
  const { data, error, reset } = useQuery(useApi(), ['GET /company-terms'], { isUncached: true })
  if (error) return <SectionUnavailable what="Your terms" retry={reset} />
  if (!data) return <Skeleton $height="6rem" />
  const { invoice_offered, net_days, credit_limit, open_invoices, credit_left, tax_exempt } = data.data
  return (
    <Stack $gap={2}>
      <Heading level={2} size="title">
        Your terms
      </Heading>
      {invoice_offered ? (
        <Text>
          You can order by purchase order: invoices are due {net_days} days after the order.{' '}
          {formatDollars(credit_left)} of your {formatDollars(credit_limit)} credit is left.
        </Text>
      ) : (
        <Text>Orders are paid by card. To order by purchase order, please contact us.</Text>
      )}
      {open_invoices > 0 && <Text>Your open invoices add up to {formatDollars(open_invoices)}.</Text>}
      {tax_exempt && <Text>Your orders are exempt from sales tax.</Text>}
    </Stack>
  )
}
