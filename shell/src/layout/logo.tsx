import { tokens } from '@shop/shared-ui'
import styled from 'styled-components'

const LogoSvg = styled.svg`
  flex: none;
  display: block;
  fill: currentcolor;
`

/**
 * The shop's logo as printed on the gear: a ring from above with one corner highlighted. In the text color, as red is
 * for actions; decorative. The drawing is that of `markPaths` in shared-drawings.
 */
export function LogoMark() {
  return (
    <LogoSvg viewBox="4 4 92 92" width={40} height={40} aria-hidden focusable="false">
      <path d="M4 4h46v20H24v52h52V50h20v46H4zM60 4h36v36H60z" />
    </LogoSvg>
  )
}

/** The site's title in the display face, as on the side of a glove. */
export const Wordmark = styled.span`
  font: 700 1.5rem/1 ${tokens.font.display};
  letter-spacing: -0.01em;
  text-transform: uppercase;
`
