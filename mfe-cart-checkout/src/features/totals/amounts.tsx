import { formatDollars } from '@shop/shared-api'
import { Skeleton, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useDraft } from '../../cart/cart-context'
import type { CartState } from '../../cart/cart-state'
import { usedCredit } from '../../checkout/used-credit'
import { amountRows, pendingRows, type AmountRow } from './amount-rows'

const AmountList = styled.dl<{ $pending: boolean }>`
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

/** Placeholder of an amount, no taller than it. */
const AmountPlaceholder = styled(Skeleton)`
  margin-block: 0.25em;
  margin-inline-start: auto;
`

// The sticky total bar is hidden while this row is in view.
const TotalRowFrame = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  margin-block-start: ${tokens.space[1]};
  padding-block-start: ${tokens.space[3]};
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
  font-size: ${tokens.size.lead};
  font-weight: 700;
  view-timeline: --total;
`

/**
 * The server's amounts, dimmed while they are older than the lines. Placeholders avoid a layout shift before the
 * first quote.
 */
export function Amounts({ cart }: { cart: CartState }) {
  const { quote, quoting, problem } = cart
  const draft = useDraft()
  const isAddressed = draft !== undefined && (draft.addressDone || draft.isOver)
  const credit = usedCredit(draft, quote?.total)
  const isPending = !quote && !problem
  const rows = quote ? amountRows(quote, isAddressed) : pendingRows(cart)
  return (
    <>
      <AmountList $pending={quoting || problem !== null} aria-busy={quoting}>
        {rows
          .filter(({ amount }) => isPending || amount !== undefined)
          .map((row) => (
            <AmountListRow key={row.label} {...row} />
          ))}
        {(quote || isPending) && <TotalRow dollars={quote?.total} />}
        {quote && credit > 0 && (
          <>
            <AmountListRow label="Store credit" amount={`−${formatDollars(credit)}`} />
            <AmountListRow label="Left to pay" amount={formatDollars(quote.total - credit)} />
          </>
        )}
      </AmountList>
      <Text size="small" tone="inkMuted">
        {amountsNote(cart, isAddressed)}
      </Text>
    </>
  )
}

/** What the amounts don't include yet. */
function amountsNote({ quote, problem }: CartState, isAddressed: boolean): string {
  if (!quote && problem) return 'We’ll show shipping, tax and total once the shop responds.'
  if (isAddressed) return 'Shipping and tax are calculated for your address.'
  if (quote && !quote.express_offered) return 'Tax is calculated once we have your address.'
  return 'Shipping is an estimate. Tax is calculated once we have your address.'
}

function AmountListRow({ label, amount, isInformational = false }: AmountRow) {
  const tone = isInformational ? 'inkMuted' : 'ink'
  return (
    <>
      <Text as="dt" tone={tone}>
        {label}
      </Text>
      <Text as="dd" tone={tone}>
        {amount ?? <AmountPlaceholder $width="3.5rem" />}
      </Text>
    </>
  )
}

function TotalRow({ dollars }: { dollars: number | undefined }) {
  return (
    <TotalRowFrame aria-live="polite" aria-atomic>
      <dt>Total</dt>
      <dd>{dollars === undefined ? <AmountPlaceholder $width="5rem" /> : formatDollars(dollars)}</dd>
    </TotalRowFrame>
  )
}
