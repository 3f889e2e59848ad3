import { formatUsd, toCents, type CartQuote } from '@shop/shared-api'
import { Skeleton, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const List = styled.dl<{ $pending: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space[2]};
  margin: 0;
  font-variant-numeric: tabular-nums;
  opacity: ${({ $pending }) => ($pending ? 0.45 : 1)};
  transition: opacity ${tokens.duration.quick};

  dd {
    margin: 0;
    text-align: end;
  }
`

const Total = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  padding-block-start: ${tokens.space[3]};
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
  font-size: ${tokens.size.lead};
  font-weight: 700;
`

/** The server's amounts; dimmed while a newer answer is on its way. */
export function Amounts({ quote, pending }: { quote: CartQuote | null; pending: boolean }) {
  if (!quote) return <Skeleton $height="9rem" />
  return (
    <List $pending={pending} aria-busy={pending}>
      {rowsOf(quote).map(([label, dollars]) => (
        <Row key={label} label={label} dollars={dollars} />
      ))}
      <Total>
        <dt>Total</dt>
        <dd>{formatUsd(toCents(quote.total))}</dd>
      </Total>
    </List>
  )
}

function Row({ label, dollars }: { label: string; dollars: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{formatUsd(toCents(dollars))}</dd>
    </>
  )
}

function rowsOf(quote: CartQuote): [string, number][] {
  return [
    ['Subtotal', quote.subtotal],
    ...(quote.sale_discount > 0 ? [['Saved on sale prices', quote.sale_discount] as [string, number]] : []),
    ...(quote.discount > 0 ? [[quote.discount_label ?? 'Discount', -quote.discount] as [string, number]] : []),
    ['Delivery', quote.delivery_charges],
    ['Tax', quote.tax],
  ]
}
