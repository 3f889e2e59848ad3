import { tokens, type TextFieldProps } from '@shop/shared-ui'
import { useState, type ChangeEvent } from 'react'
import { styled } from 'styled-components'
import { passwordAdvice, type PasswordAdvice } from './password-advice'
import { PasswordField } from './password-field'

const inkOf = {
  0: tokens.color.error,
  1: tokens.color.warning,
  2: tokens.color.success,
  3: tokens.color.success,
} as const

const PasswordAdviceText = styled.div<{ $strength: PasswordAdvice['strength'] }>`
  display: grid;
  gap: ${tokens.space[1]};
  margin-block-start: ${tokens.space[2]};
  color: ${({ $strength }) => inkOf[$strength]};
  font-size: ${tokens.size.small};

  div {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: ${tokens.space[1]};
  }

  i {
    block-size: ${tokens.rule.heavy};
    background: ${tokens.color.hairline};
  }

  i[data-lit] {
    background: currentcolor;
  }
`

/** A field for a new password, with advice on its strength while typing. */
export function NewPasswordField({ onChange, ...props }: Omit<TextFieldProps, 'type' | 'autoComplete'>) {
  const [text, setText] = useState('')
  const advice = passwordAdvice(text)
  const change = (typed: ChangeEvent<HTMLInputElement>) => {
    setText(typed.target.value)
    void onChange?.(typed)
  }
  return (
    <div>
      <PasswordField {...props} autoComplete="new-password" onChange={change} />
      <div role="status">
        {advice && (
          <PasswordAdviceText $strength={advice.strength}>
            <div aria-hidden>
              {[1, 2, 3].map((step) => (
                <i key={step} data-lit={step <= advice.strength || undefined} />
              ))}
            </div>
            {advice.message}
          </PasswordAdviceText>
        )}
      </div>
    </div>
  )
}
