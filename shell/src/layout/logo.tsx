import { tokens } from '@shop/shared-ui'
import styled from 'styled-components'

const LogoSvg = styled.svg`
  flex: none;
  display: block;
  fill: currentcolor;
`

const LogoImage = styled.img`
  flex: none;
  object-fit: contain;
`

interface LogoProps {
  /** Base address of the picture, as in the shop's settings; empty without one. */
  image: string
}

/** The shop’s logo next to its name; decorative. */
export function Logo({ image }: LogoProps) {
  if (!image) return null
  if (image.endsWith('/art/ring')) return <RingMark />
  return <LogoImage src={`${image}/160.webp`} width={40} height={40} alt="" decoding="async" />
}

/**
 * A ring from above with one corner highlighted, in the text color as red is for actions. The drawing is that of
 * `markPaths` in shared-drawings.
 */
function RingMark() {
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
