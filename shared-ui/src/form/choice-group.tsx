import { useId } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '../theme/tokens'
import { FieldProblem, fieldAria } from './field-frame'

/** One choice; a sold-out one can still be chosen, and says so. */
export interface ChoiceOption {
  value: string
  label: string
  soldOut?: boolean
}

/** What every group of radio choices takes; controlled, `value` null while nothing is chosen. */
export interface ChoiceProps<Option extends ChoiceOption> {
  label: string
  options: readonly Option[]
  value: string | null
  onChange: (value: string) => void
  error?: string
  /** The inputs' form name; made up if left out. */
  name?: string
}

const Legend = styled.p`
  margin-block-end: ${tokens.space[2]};
  font-size: ${tokens.size.small};
  b {
    font-weight: 600;
  }
`

const Options = styled.div<{ $flow: 'row' | 'column' }>`
  display: flex;
  flex-flow: ${({ $flow }) => ($flow === 'row' ? 'row wrap' : 'column')};
  gap: ${tokens.space[2]};
  + :not(:empty) {
    margin-block-start: ${tokens.space[2]};
  }
`

interface ChoiceGroupProps<Option extends ChoiceOption> extends ChoiceProps<Option> {
  flow?: 'row' | 'column'
  /** Names the chosen option beside the legend, for groups whose options show no words. */
  namesChoice?: boolean
  /** Draws one option around its (already wired) radio input. */
  renderOption: (option: Option, input: ReactNode) => ReactNode
}

/** The one radio group (APG pattern, by native inputs: arrows move, Tab enters and leaves) behind swatches, sizes and lists. */
export function ChoiceGroup<Option extends ChoiceOption>(props: ChoiceGroupProps<Option>) {
  const { label, options, value, onChange, error, name: givenName, flow = 'row', namesChoice, renderOption } = props
  const id = useId()
  const chosen = options.find((option) => option.value === value)
  const input = (option: Option) => (
    <input
      type="radio"
      name={givenName ?? id}
      value={option.value}
      checked={option.value === value}
      onChange={() => onChange(option.value)}
    />
  )
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} {...fieldAria(id, { error })}>
      <Legend>
        <b id={`${id}-label`}>{label}</b>
        {namesChoice && chosen && `: ${chosen.label}${chosen.soldOut ? ', sold out' : ''}`}
      </Legend>
      <Options $flow={flow}>{options.map((option) => renderOption(option, input(option)))}</Options>
      <FieldProblem id={`${id}-error`} field={label} error={error} />
    </div>
  )
}
