import { tokens } from '@shop/shared-ui'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { ColorSwatch, type Tint } from '../../color-swatch'

const FacetOptionRow = styled.label`
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

/** FacetOption's props; `tint` is the swatch color. */
export interface FacetOptionProps {
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  /** The number of matching products. */
  count: number
  checked: boolean
  tint?: Tint
  onToggle: (on: boolean) => void
  children: ReactNode
}

/** A facet option with its number of matching products. */
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
  const [shown, press] = useOptimisticChecked(checked)
  return (
    <FacetOptionRow data-none={count === 0 || undefined}>
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
      {tint && <ColorSwatch tint={tint} size={18} />}
      <span>{children}</span>
      {/* A new key per count prevents the number from animating. */}
      <small key={count}>{count}</small>
    </FacetOptionRow>
  )
}

/** Optimistic checkbox state until the URL confirms it, as navigation takes a moment. */
function useOptimisticChecked(checked: boolean): [boolean, (on: boolean) => void] {
  const [state, setState] = useState({ checked, shown: checked })
  if (state.checked !== checked) setState({ checked, shown: checked })
  return [state.checked === checked ? state.shown : checked, (shown) => setState({ checked, shown })]
}
