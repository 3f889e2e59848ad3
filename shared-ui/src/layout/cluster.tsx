import styled from 'styled-components'
import { tokens } from '../theme/tokens'
import type { Space } from '../theme/tokens'

/** Children side by side, wrapping where space runs out. */
export const Cluster = styled.div<{
  $gap?: Space
  $align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  $justify?: 'start' | 'center' | 'end' | 'space-between'
}>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap = 3 }) => tokens.space[$gap]};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
`
