import styled from 'styled-components'
import type { ComponentPropsWithRef } from 'react'
import { tokens } from '../theme/tokens'

type HeadingSize = 'title' | 'section' | 'page' | 'hero'

const SIZE_OF_LEVEL = { 1: 'page', 2: 'section', 3: 'title', 4: 'title' } as const

const StyledHeading = styled.h2<{ $size: HeadingSize }>`
  font-size: ${({ $size }) => tokens.size[$size]};
  line-height: ${({ $size }) => ($size === 'hero' ? 0.88 : $size === 'title' ? 1.1 : 0.98)};
`

/** Heading's props: `level` is its level in the outline, `size` its visual size where they differ. */
export interface HeadingProps extends Omit<ComponentPropsWithRef<'h2'>, 'style'> {
  level: 1 | 2 | 3 | 4
  size?: HeadingSize
}

/** An uppercase condensed heading; write it in sentence case, since CSS transforms it. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], ...rest }: HeadingProps) {
  return <StyledHeading as={`h${level}`} $size={size} {...rest} />
}
