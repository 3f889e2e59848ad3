import { formatUsd, toCents } from '@shop/shared-api'
import { Skeleton, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useDraft } from '../../cart/cart-context'
import type { CartState } from '../../cart/cart-store'
import { amountRows, awaitedRows, type AmountRow } from './amount-rows'

const List = styled.dl<{ $pending: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin: 0;
  font-variant-numeric: tabular-nums;

  dd {
    margin: 0;
    text-align: end;
  }

  dd:not(:has([aria-hidden])) {
    opacity: ${({ $pending }) => ($pending ? 0.45 : 1)};
    transition: opacity ${tokens.duration.quick};
  }
`

/** In the place of an amount, and no taller than it. */
const Awaited = styled(Skeleton)`
  margin-block: 0.25em;
  margin-inline-start: auto;
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
  /* The total's bar goes by it. */
  view-timeline: --total;
`

/** The server's amounts; dimmed while they are behind the lines. Before the first answer their rows stand already, so that nothing moves. */
export function Amounts({ cart }: { cart: CartState }) {
  const { quote, quoting, problem } = cart
  const draft = useDraft()
  const isAddressed = draft !== undefined && (draft.addressDone || draft.isOver)
  const isAwaited = !quote && !problem
  const rows = quote ? amountRows(quote, isAddressed) : awaitedRows(cart)
  return (
    <>
      <List $pending={quoting || problem !== null} aria-busy={quoting}>
        {rows
          .filter(({ amount }) => isAwaited || amount !== undefined)
          .map((row) => (
            <Row key={row.label} {...row} />
          ))}
        {(quote || isAwaited) && <TotalRow dollars={quote?.total} />}
      </List>
      <Text size="small" tone="inkMuted">
        {whatFollows(cart, isAddressed)}
      </Text>
    </>
  )
}

/** What the amounts don't hold yet. */
function whatFollows({ quote, problem }: CartState, isAddressed: boolean): string {
  if (!quote && problem) return 'Delivery, tax and total follow once the shop answers.'
  if (isAddressed) return 'Delivery and tax are those of your address.'
  if (quote && !quote.express_offered) return 'Tax is added once we know your address.'
  return 'Delivery is an estimate, and tax is added once we know your address.'
}

function Row({ label, amount, quiet = false }: AmountRow) {
  const tone = quiet ? 'inkMuted' : 'ink'
  return (
    <>
      <Text as="dt" tone={tone}>
        {label}
      </Text>
      <Text as="dd" tone={tone}>
        {amount ?? <Awaited $width="3.5rem" />}
      </Text>
    </>
  )
}

function TotalRow({ dollars }: { dollars: number | undefined }) {
  return (
    <Total aria-live="polite" aria-atomic>
      <dt>Total</dt>
      <dd>{dollars === undefined ? <Awaited $width="5rem" /> : formatUsd(toCents(dollars))}</dd>
    </Total>
  )
}
