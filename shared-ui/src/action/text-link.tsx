import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { tokens } from '../theme/tokens'

/** A link within text, in the color of actions. */
export const TextLink = styled(Link)`
  color: ${tokens.color.actionText};
  font-weight: 600;
`
