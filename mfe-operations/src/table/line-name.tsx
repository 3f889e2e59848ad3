import { tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

/** The name of a line: wide enough for a word, also on a phone, and indented below the first level of a tree. */
export const LineName = styled.span<{ $level?: number }>`
  display: block;
  min-inline-size: 5.5rem;
  padding-inline-start: calc(${({ $level = 1 }) => $level - 1} * ${tokens.space[4]});
`
