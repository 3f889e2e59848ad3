import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '../theme/tokens'
import { ChoiceGroup } from './choice-group'
import type { ChoiceOption, ChoiceProps } from './choice-group'
import { focusWithin } from './choice-styles'

/** An option with a description; `aside` is shown at the row's end, such as a price. */
export interface RadioOption extends ChoiceOption {
  description?: ReactNode
  aside?: ReactNode
}

const RadioRow = styled.label`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  align-items: center;
  min-block-size: 56px;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius};
  background: ${tokens.color.surface};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${tokens.color.ink};
    box-shadow: inset 0 0 0 1px ${tokens.color.ink};
  }
  ${focusWithin}
  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${tokens.color.ink};
    outline: none;
  }
  b {
    font-weight: 600;
  }
  small {
    display: block;
    font-size: ${tokens.size.small};
    color: ${tokens.color.inkMuted};
  }
`

/** One option out of a short list, such as shipping. */
export function RadioGroup(props: ChoiceProps<RadioOption>) {
  return (
    <ChoiceGroup
      {...props}
      flow="column"
      renderOption={(option, input) => (
        <RadioRow key={option.value}>
          {input}
          <span>
            <b>{option.label}</b>
            {option.soldOut && ', sold out'}
            {option.description && <small>{option.description}</small>}
          </span>
          {option.aside && <span>{option.aside}</span>}
        </RadioRow>
      )}
    />
  )
}
