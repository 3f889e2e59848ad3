import styled from 'styled-components'
import { tokens } from '../theme/tokens'
import { VisuallyHidden } from '../type/visually-hidden'

/** Written out, as the first `Intl.NumberFormat` of a page takes a phone up to a tenth of a second. */
const usd = (cents: number) => `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`

const Line = styled.span<{ $size: 'body' | 'title' | 'section' }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.5em;
  font-size: ${({ $size }) => tokens.size[$size]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  s {
    color: ${tokens.color.inkMuted};
    font-size: 0.85em;
    font-weight: 400;
  }
`

/** Price's props, in integer cents. */
export interface PriceProps {
  cents: number
  /** The sale price; it wins when 0 < sale < price, else it is ignored. */
  saleCents?: number | null
  size?: 'body' | 'title' | 'section'
}

/** A price in dollars; on sale the old one stands struck through beside it, and both are named aloud. */
export function Price({ cents, saleCents, size = 'body' }: PriceProps) {
  if (!saleCents || saleCents < 0 || saleCents >= cents) return <Line $size={size}>{usd(cents)}</Line>
  return (
    <Line $size={size}>
      <VisuallyHidden>Sale price </VisuallyHidden>
      <span>{usd(saleCents)}</span>
      <VisuallyHidden>, was </VisuallyHidden>
      <s>{usd(cents)}</s>
    </Line>
  )
}
