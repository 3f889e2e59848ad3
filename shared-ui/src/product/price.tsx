import { formatUsd } from '@shop/shared-api/money'
import styled from 'styled-components'
import { tokens } from '../theme/tokens'
import { VisuallyHidden } from '../type/visually-hidden'

const PriceLine = styled.span<{ $size: 'body' | 'title' | 'section' }>`
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
  /** The sale price; ignored unless 0 < sale < price. */
  saleCents?: number | null
  size?: 'body' | 'title' | 'section'
}

/**
 * A price in dollars; on sale the regular one is struck through next to it, and both are labeled for screen readers.
 */
export function Price({ cents, saleCents, size = 'body' }: PriceProps) {
  if (!saleCents || saleCents < 0 || saleCents >= cents) return <PriceLine $size={size}>{formatUsd(cents)}</PriceLine>
  return (
    <PriceLine $size={size}>
      <VisuallyHidden>Sale price </VisuallyHidden>
      <span>{formatUsd(saleCents)}</span>
      <VisuallyHidden>, was </VisuallyHidden>
      <s>{formatUsd(cents)}</s>
    </PriceLine>
  )
}
