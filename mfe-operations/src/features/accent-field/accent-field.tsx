import { Stack, Text, TextField, tokens } from '@shop/shared-ui'
import { brandColors, contrast } from '@shop/shared-ui/brand'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

const Samples = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`

const Sample = styled.span<{ $background: string; $text: string }>`
  background: ${({ $background }) => $background};
  color: ${({ $text }) => $text};
  display: inline-block;
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border-radius: ${tokens.radius};
`

interface AccentFieldProps {
  /** What is in the field now. */
  value: string
  error?: string
  /** What `register` of the form returns. */
  control: ComponentPropsWithRef<'input'>
}

/** The shop's color, with the buttons that it makes in both schemes and the contrast of their text. */
export function AccentField({ value, error, control }: AccentFieldProps) {
  const isColor = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <Stack $gap={2}>
      <TextField
        label="Color of buttons"
        hint="Such as #0b5d3b; empty for black and white"
        error={error}
        {...control}
      />
      {isColor && <AccentSamples accent={value.toLowerCase()} />}
    </Stack>
  )
}

function AccentSamples({ accent }: { accent: string }) {
  const schemes = Object.entries(brandColors(accent))
  return (
    <Samples aria-label="Contrast">
      {schemes.map(([scheme, { action, onAction }]) => (
        <li key={scheme}>
          <Sample $background={action} $text={onAction}>
            {scheme === 'light' ? 'Light' : 'Dark'}
          </Sample>
          <Text size="small">
            {`${contrast(action, onAction).toFixed(1)}:1${action === accent ? '' : `, as ${action} to be readable`}`}
          </Text>
        </li>
      ))}
    </Samples>
  )
}
