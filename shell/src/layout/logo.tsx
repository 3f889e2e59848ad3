import { tokens } from '@shop/shared-ui'
import styled from 'styled-components'

const Mark = styled.svg`
  flex: none;
  display: block;
`

/** The house's mark: a ring's corner post with its three ropes. Takes the colour of its text; decorative. */
export function LogoMark() {
  return (
    <Mark viewBox="0 0 40 40" width={40} height={40} aria-hidden focusable="false">
      <path fill="currentcolor" d="M0 0h40v40H0z" />
      <g fill="none" stroke={tokens.color.page} strokeWidth="3">
        <path d="M0 5.5 20 14 40 5.5M0 20h40M0 34.5 20 26l20 8.5" />
      </g>
      <path fill={tokens.color.page} d="M15 7h10v26H15z" />
      <path fill="currentcolor" d="M17.5 9.5h5v21h-5z" />
    </Mark>
  )
}

/** The site's title in the display face, as on the side of a glove. */
export const Wordmark = styled.span`
  font: 700 1.5rem/1 ${tokens.font.display};
  letter-spacing: -0.01em;
  text-transform: uppercase;
`
