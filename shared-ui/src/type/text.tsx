import styled from 'styled-components'
import type { ComponentPropsWithRef } from 'react'
import { tokens } from '../theme/tokens'

/** Text's props. */
export interface TextProps extends Omit<ComponentPropsWithRef<'p'>, 'style'> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'figcaption'
  size?: 'small' | 'body' | 'lead'
  tone?: 'ink' | 'inkMuted' | 'success' | 'warning' | 'error' | 'info'
}

const StyledText = styled.p<{
  $size: NonNullable<TextProps['size']>
  $tone: NonNullable<TextProps['tone']>
  $flow: boolean
}>`
  font-size: ${({ $size }) => tokens.size[$size]};
  color: ${({ $tone }) => tokens.color[$tone]};
  ${({ $flow }) => $flow && `max-inline-size: ${tokens.measure.text}; text-wrap: pretty;`}
`

/** A paragraph (or the element in `as`) with a readable line length. */
export function Text({ as = 'p', size = 'body', tone = 'ink', ...rest }: TextProps) {
  return <StyledText as={as} $size={size} $tone={tone} $flow={as === 'p' || as === 'div'} {...rest} />
}
