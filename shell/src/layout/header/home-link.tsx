import { siteNameOf } from '@shop/shared-api'
import { media, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Logo, Wordmark } from '../logo'
import { useFrame } from '../use-frame'

const StyledHomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: ${tokens.target};
  text-decoration: none;
  :is(svg, img) {
    inline-size: 28px;
    block-size: 28px;
  }
  ${media.desk} {
    gap: ${tokens.space[3]};
    :is(svg, img) {
      inline-size: 32px;
      block-size: 32px;
    }
    ${Wordmark} {
      font-size: 2.125rem;
    }
  }
`

/** Logo and site title, leading home. */
export function HomeLink() {
  const { settings } = useFrame()
  return (
    <StyledHomeLink to="/">
      {settings && <Logo image={settings.logo} />}
      <Wordmark>{siteNameOf(settings)}</Wordmark>
    </StyledHomeLink>
  )
}
