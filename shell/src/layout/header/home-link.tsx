import { media, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { siteName } from '../../router/document-head'
import { LogoMark, Wordmark } from '../logo'
import { useFrame } from '../use-frame'

const Face = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: ${tokens.target};
  text-decoration: none;
  ${media.desk} {
    gap: ${tokens.space[3]};
    ${Wordmark} {
      font-size: 2.125rem;
    }
  }
`

/** Logo and site title, leading home. */
export function HomeLink() {
  const { settings } = useFrame()
  return (
    <Face to="/">
      <LogoMark size={36} />
      <Wordmark>{settings?.title || siteName}</Wordmark>
    </Face>
  )
}
