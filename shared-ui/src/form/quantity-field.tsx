import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import styled from 'styled-components'
import { Icon } from '../icon/icon'
import { tokens } from '../theme/tokens'
import { VisuallyHidden } from '../type/visually-hidden'
import { FieldError, fieldAria } from './form-field'
import { useQuantityInput } from './use-quantity-input'

const QuantityFrame = styled.div`
  display: inline-grid;
  grid-template-columns: ${tokens.target} 3.25rem ${tokens.target};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius};
  background: ${tokens.color.surface};
  button,
  input {
    min-block-size: ${tokens.target};
    padding: 0;
    border: 0;
    background: transparent;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  button {
    display: grid;
    place-items: center;
    cursor: pointer;
    &:disabled {
      color: ${tokens.color.border};
      cursor: not-allowed;
    }
  }
  input {
    border-inline: 1px solid ${tokens.color.hairline};
    font-weight: 600;
  }
`

/** As wide as the field, however long the error is. */
const QuantityError = styled.div`
  inline-size: 0;
  min-inline-size: 100%;
`

/** QuantityField's props. */
export interface QuantityFieldProps {
  /** Accessible name, with the product where several fields are on a page: "Quantity of Ring gloves". */
  label: string
  value: number
  /** Called at once with an integer from 1 to `max`. */
  onChange: (quantity: number) => void
  /** Units in stock. */
  max: number
  disabled?: boolean
}

/**
 * A quantity by buttons, arrow keys or typing, from 1 to the stock; announces when the stock is the limit, and refuses
 * other text.
 */
export function QuantityField({ label, value, onChange, max, disabled }: QuantityFieldProps) {
  const id = useId()
  const { choose, isLimited, error, inputProps } = useQuantityInput({ value, onChange, max })

  function step(press: KeyboardEvent<HTMLInputElement>) {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[press.key]
    if (by === undefined) return
    press.preventDefault()
    choose(value + by)
  }

  return (
    <div>
      <QuantityFrame role="group" aria-label={label}>
        <button
          type="button"
          aria-label="One less"
          aria-controls={id}
          disabled={disabled || value <= 1}
          onClick={() => choose(value - 1)}
        >
          <Icon name="minus" size={18} />
        </button>
        <input
          id={id}
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={1}
          aria-valuemax={max}
          disabled={disabled}
          onKeyDown={step}
          {...fieldAria(id, { error })}
          {...inputProps}
        />
        <button
          type="button"
          aria-label="One more"
          aria-controls={id}
          disabled={disabled || value >= max}
          onClick={() => choose(value + 1)}
        >
          <Icon name="plus" size={18} />
        </button>
      </QuantityFrame>
      <VisuallyHidden role="status">{isLimited && `Only ${max} in stock.`}</VisuallyHidden>
      <QuantityError>
        <FieldError id={`${id}-error`} field={label} error={error} />
      </QuantityError>
    </div>
  )
}
