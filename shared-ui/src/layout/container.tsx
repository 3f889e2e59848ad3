import styled from 'styled-components'
import { media } from '../theme/media'
import { tokens } from '../theme/tokens'

/** Centers page content with a margin at the window's edges; `$width="text"` for running text. */
export const Container = styled.div<{ $width?: keyof typeof tokens.measure }>`
  inline-size: 100%;
  max-inline-size: ${({ $width = 'page' }) => tokens.measure[$width]};
  margin-inline: auto;
  padding-inline: ${tokens.space[4]};
  ${media.tablet} {
    padding-inline: ${tokens.space[6]};
  }
`
