import { tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Row = styled.label`
  display: grid;
  grid-template-columns: auto auto 1fr auto;
  gap: ${tokens.space[2]};
  align-items: center;
  min-block-size: 2.5rem;
  cursor: pointer;
  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${tokens.color.ink};
  }
  rect {
    stroke: ${tokens.color.border};
  }
  > span {
    grid-column: 3;
  }
  small {
    font-size: ${tokens.size.small};
    color: ${tokens.color.inkMuted};
    font-variant-numeric: tabular-nums;
  }
  &[data-none] span {
    color: ${tokens.color.inkMuted};
  }
`

/** FacetOption's props; `paint` is the CSS colour of a swatch. */
export interface FacetOptionProps {
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  /** Products that it would leave. */
  count: number
  checked: boolean
  paint?: string
  onToggle: (on: boolean) => void
  children: ReactNode
}

/** One choice of a facet with how many products it would leave. */
export function FacetOption({
  type = 'checkbox',
  name,
  value,
  count,
  checked,
  paint,
  onToggle,
  children,
}: FacetOptionProps) {
  return (
    <Row data-none={count === 0 || undefined}>
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={(change) => onToggle(change.target.checked)}
      />
      {paint && (
        <svg aria-hidden width={18} height={18}>
          <rect x={0.5} y={0.5} width={17} height={17} fill={paint} />
        </svg>
      )}
      <span>{children}</span>
      <small>{count}</small>
    </Row>
  )
}
