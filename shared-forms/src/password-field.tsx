import { TextField, tokens, type TextFieldProps } from '@shop/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'

const buttonWidth = '4.25rem'

/** The button is at the end of the input, which has the same position below the label in every field. */
const PasswordFieldFrame = styled.div`
  position: relative;

  input {
    padding-inline-end: ${buttonWidth};
  }

  input::-ms-reveal {
    display: none;
  }
`

const VisibilityToggle = styled.button`
  position: absolute;
  inset-block-start: calc(${tokens.size.small} * 1.55 + ${tokens.space[1]} + 2px);
  inset-inline-end: 2px;
  inline-size: ${buttonWidth};
  block-size: ${tokens.target};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius};
  background: transparent;
  color: ${tokens.color.ink};
  font: 700 1rem/1 ${tokens.font.display};
  letter-spacing: 0.02em;
  text-transform: uppercase;
  cursor: pointer;

  @media (scripting: none) {
    display: none;
  }
`

/** A password field with a visibility toggle; `autoComplete` identifies it to password managers. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false)
  const action = shown ? 'Hide' : 'Show'
  return (
    <PasswordFieldFrame>
      <TextField {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <VisibilityToggle
        type="button"
        aria-label={`${action} ${props.label.toLowerCase()}`}
        onClick={() => setShown(!shown)}
      >
        {action}
      </VisibilityToggle>
    </PasswordFieldFrame>
  )
}
