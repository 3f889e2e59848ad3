import { visuallyHiddenStyles, Icon, tokens, VisuallyHidden } from '@shop/shared-ui'
import { useId, type ComponentPropsWithRef } from 'react'
import styled from 'styled-components'

const STARS = [1, 2, 3, 4, 5] as const
const RATING_LABELS = { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very good', 5: 'Excellent' } as const

const StarsRow = styled.div`
  display: flex;
  label {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: ${tokens.target};
    block-size: ${tokens.target};
    cursor: pointer;
  }
  input {
    ${visuallyHiddenStyles}
  }
  svg {
    fill: currentcolor;
  }
  /* Every star behind the chosen one is empty, as long as one is chosen. */
  label:has(:checked) ~ label svg,
  &:not(:has(:checked)) svg {
    fill: none;
  }
  label:has(:focus-visible) {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
`

const StarsError = styled.p`
  color: ${tokens.color.error};
  font-size: ${tokens.size.small};
  font-weight: 500;
`

/** StarsField's props: the result of react-hook-form's `register`, and an error. */
export interface StarsFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'style'> {
  error?: string
}

/** One to five stars as a radio group with arrow key support. */
export function StarsField({ error, ...input }: StarsFieldProps) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} aria-describedby={error && `${id}-error`} aria-required>
      <strong id={id}>Your rating</strong>
      <StarsRow>
        {STARS.map((stars) => (
          <label key={stars} title={RATING_LABELS[stars]}>
            <input type="radio" value={stars} {...input} />
            <Icon name="star" size={28} />
            <VisuallyHidden>
              {stars === 1 ? '1 star' : `${stars} stars`}, {RATING_LABELS[stars]}
            </VisuallyHidden>
          </label>
        ))}
      </StarsRow>
      <div aria-live="polite">{error && <StarsError id={`${id}-error`}>{error}</StarsError>}</div>
    </div>
  )
}
