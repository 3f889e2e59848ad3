import styled from 'styled-components'
import { tokens } from '../theme/tokens'
import type { Space } from '../theme/tokens'

/** Equal columns of at least `$min` each (a CSS length, 15rem by default), never wider than the grid itself. */
export const Grid = styled.div<{ $min?: string; $gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min = '15rem' }) => $min}, 100%), 1fr));
  gap: ${({ $gap = 4 }) => tokens.space[$gap]};
`
