import styled, { keyframes } from 'styled-components'
import { media } from '../theme/media'
import { tokens } from '../theme/tokens'

const breathe = keyframes`50% { opacity: 0.5; }`

/**
 * A placeholder for loading content: give it the exact size of the content (CSS lengths), or a `$ratio` of width to
 * height. Hidden from assistive technology; mark the region `aria-busy`.
 */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string
  $height?: string
  $ratio?: number
}>`
  display: block;
  inline-size: ${({ $width = '100%' }) => $width};
  max-inline-size: 100%;
  ${({ $ratio, $height = '1em' }) => ($ratio ? `aspect-ratio: ${$ratio};` : `block-size: ${$height};`)}
  border-radius: ${tokens.radius};
  background: color-mix(in srgb, ${tokens.color.ink} 10%, transparent);
  animation: ${breathe} 1.6s ease-in-out infinite;
  ${media.stillness} {
    animation: none;
  }
`
