import { tokens } from '@shop/shared-ui'
import styled from 'styled-components'

/** A button that looks like text with an icon. */
export const TextButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: ${tokens.target};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`
