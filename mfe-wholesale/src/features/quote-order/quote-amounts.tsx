import { formatDollars, type ApiError, type CartAmounts } from '@shop/shared-api'
import { Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const QuoteAmountList = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space[2]};
  margin: 0;
  font-variant-numeric: tabular-nums;

  dd {
    margin: 0;
    text-align: end;
  }

  :nth-last-child(-n + 2) {
    font-weight: 700;
  }
`

interface QuoteAmountsProps {
  quote: number
  /** Undefined until a state is chosen. */
  amounts: CartAmounts | undefined
  error: ApiError | undefined
}

/** The quote with the tax of the chosen state. */
export function QuoteAmounts({ quote, amounts, error }: QuoteAmountsProps) {
  return (
    <section aria-label="Order summary" aria-live="polite">
      {error && <Text tone="error">{error.message}</Text>}
      <QuoteAmountList>
        <dt>Quote, shipping included</dt>
        <dd>{formatDollars(quote)}</dd>
        <dt>Sales tax</dt>
        <dd>{amounts ? formatDollars(amounts.tax) : 'Choose a state'}</dd>
        <dt>Total</dt>
        <dd>{amounts ? formatDollars(amounts.total) : '–'}</dd>
      </QuoteAmountList>
    </section>
  )
}
