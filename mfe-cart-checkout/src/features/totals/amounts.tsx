import { formatUsd, toCents, type CartQuote } from '@shop/shared-api'
import { Skeleton, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { worthOf } from '../../cart/cart-lines'
import { useDraft } from '../../cart/cart-context'
import type { CartState } from '../../cart/cart-store'
import { amountRows } from './amount-rows'

const List = styled.dl<{ $pending: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin: 0;
  font-variant-numeric: tabular-nums;

  dd {
    margin: 0;
    text-align: end;
    opacity: ${({ $pending }) => ($pending ? 0.45 : 1)};
    transition: opacity ${tokens.duration.quick};
  }
`

const Total = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  margin-block-start: ${tokens.space[1]};
  padding-block-start: ${tokens.space[3]};
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
  font-size: ${tokens.size.lead};
  font-weight: 700;
`

/** The server's amounts; dimmed while they are behind the lines. Before the first answer there is the subtotal alone. */
export function Amounts({ cart }: { cart: CartState }) {
  const { quote, quoting, problem, lines } = cart
  const isAddressed = useDraft()?.addressDone ?? false
  if (!quote && !problem) return <Skeleton $height="11rem" />
  const rows = quote ? amountRows(quote, isAddressed) : [{ label: 'Subtotal', amount: formatUsd(worthOf(lines)) }]
  return (
    <>
      <List $pending={quoting || problem !== null} aria-busy={quoting}>
        {rows.map(({ label, amount, quiet }) => (
          <Row key={label} label={label} amount={amount} quiet={quiet} />
        ))}
        {quote && <TotalRow quote={quote} />}
      </List>
      <Text size="small" tone="inkMuted">
        {whatFollows(quote, isAddressed)}
      </Text>
    </>
  )
}

/** What the amounts don't hold yet. */
function whatFollows(quote: CartQuote | null, isAddressed: boolean): string {
  if (!quote) return 'Delivery, tax and total follow once the shop answers.'
  if (isAddressed) return 'Delivery and tax are those of your address.'
  if (!quote.express_offered) return 'Tax is added once we know your address.'
  return 'Delivery is an estimate, and tax is added once we know your address.'
}

function Row({ label, amount, quiet = false }: { label: string; amount: string; quiet?: boolean }) {
  const tone = quiet ? 'inkMuted' : 'ink'
  return (
    <>
      <Text as="dt" tone={tone}>
        {label}
      </Text>
      <Text as="dd" tone={tone}>
        {amount}
      </Text>
    </>
  )
}

function TotalRow({ quote }: { quote: CartQuote }) {
  return (
    <Total>
      <dt>Total</dt>
      <dd>
        <output>{formatUsd(toCents(quote.total))}</output>
      </dd>
    </Total>
  )
}
