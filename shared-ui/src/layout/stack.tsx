import styled from 'styled-components'
import { tokens } from '../theme/tokens'
import type { Space } from '../theme/tokens'

/** Children stacked vertically with one gap. */
export const Stack = styled.div<{ $gap?: Space; $align?: 'stretch' | 'start' | 'center' | 'end' }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => tokens.space[$gap]};
  align-items: ${({ $align = 'stretch' }) => $align};
`
