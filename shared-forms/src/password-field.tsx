import { TextField, tokens, type TextFieldProps } from '@shop/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'

const buttonWidth = '4.25rem'

/** The button stands at the end of the input, whose place under the label is the same in every field. */
const Frame = styled.div`
  position: relative;

  input {
    padding-inline-end: ${buttonWidth};
  }

  input::-ms-reveal {
    display: none;
  }
`

const Toggle = styled.button`
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

/** A password that can be shown, and that password managers know by its `autoComplete`. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false)
  const word = shown ? 'Hide' : 'Show'
  return (
    <Frame>
      <TextField {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <Toggle type="button" aria-label={`${word} ${props.label.toLowerCase()}`} onClick={() => setShown(!shown)}>
        {word}
      </Toggle>
    </Frame>
  )
}
