import { tokens } from '@shop/shared-ui'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { TintPatch, type Tint } from '../../tint'

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

/** FacetOption's props; `tint` is the colour of a swatch. */
export interface FacetOptionProps {
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  /** Products that it would leave. */
  count: number
  checked: boolean
  tint?: Tint
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
  tint,
  onToggle,
  children,
}: FacetOptionProps) {
  const [shown, press] = useAtOnce(checked)
  return (
    <Row data-none={count === 0 || undefined}>
      <input
        type={type}
        name={name}
        value={value}
        checked={type === 'radio' ? checked : shown}
        onChange={({ target }) => {
          press(target.checked)
          onToggle(target.checked)
        }}
      />
      {tint && <TintPatch tint={tint} size={18} />}
      <span>{children}</span>
      {/* Another number is another text rather than one that moved. */}
      <small key={count}>{count}</small>
    </Row>
  )
}

/** A tick as it was just pressed, until the address says the same: the way there takes the router a moment. */
function useAtOnce(checked: boolean): [boolean, (on: boolean) => void] {
  const [state, setState] = useState({ checked, shown: checked })
  if (state.checked !== checked) setState({ checked, shown: checked })
  return [state.checked === checked ? state.shown : checked, (shown) => setState({ checked, shown })]
}
