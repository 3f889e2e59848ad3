import { Button, TextField, tokens, type TextFieldProps } from '@shop/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space[2]};
  align-items: start;

  button {
    margin-block-start: 1.5rem;
  }
`

/** A password that can be shown, and that password managers know by its `autoComplete`. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <Row>
      <TextField {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <Button
        variant="quiet"
        aria-pressed={shown}
        aria-label={`Show ${props.label.toLowerCase()}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </Button>
    </Row>
  )
}
