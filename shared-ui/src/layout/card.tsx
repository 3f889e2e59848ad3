import styled from 'styled-components'
import { tokens } from '../theme/tokens'
import type { Space } from '../theme/tokens'

/** A raised surface with a border, for related content. */
export const Card = styled.div<{ $pad?: Space }>`
  padding: ${({ $pad = 5 }) => tokens.space[$pad]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius};
  background: ${tokens.color.surface};
`
