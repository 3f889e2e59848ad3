import { Container, Heading, inked, media, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { siteName } from '../../router/document-head'
import { useFrame } from '../use-frame'
import { ContactWays } from './contact-ways'
import { footerColumns, legalLinks } from './footer-links'

const Ground = styled.footer`
  ${inked}
  margin-block-start: ${tokens.space[8]};
  overflow: hidden;
`

const Columns = styled(Container)`
  display: grid;
  gap: ${tokens.space[6]} ${tokens.space[5]};
  grid-template-columns: 1fr 1fr;
  padding-block: ${tokens.space[8]} ${tokens.space[7]};
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.desk} {
    grid-template-columns: 1fr 1fr 2fr;
    > :last-child {
      grid-column: auto;
    }
  }
  h2 {
    margin-block-end: ${tokens.space[2]};
  }
`

const Links = styled.ul`
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${tokens.target};
    color: ${tokens.color.inkMuted};
    text-decoration: none;
    &:hover {
      color: ${tokens.color.ink};
      text-decoration: underline;
    }
  }
`

/** The shop's name from edge to edge, cut off by the page's end like a name on a canvas. */
const Canvas = styled.div`
  block-size: 0.62em;
  margin-block-start: ${tokens.space[4]};
  font: 700 clamp(5rem, 24.5vw, 27rem) / 0.76 ${tokens.font.display};
  letter-spacing: -0.02em;
  text-align: center;
  text-transform: uppercase;
  white-space: nowrap;
  color: ${tokens.color.surface};
  user-select: none;
`

const Legal = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[5]};
  align-items: center;
  padding-block: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.hairline};
  font-size: ${tokens.size.small};
  color: ${tokens.color.inkMuted};
  p {
    margin-inline-end: auto;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[5]};
  }
`

/** The page's end: where help is, who the shop is, how to reach it, and what is agreed. */
export function Footer() {
  const { settings } = useFrame()
  const name = settings?.title || siteName
  return (
    <Ground>
      <Columns>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <Heading level={2} size="title">
              {title}
            </Heading>
            <FooterLinks links={links} />
          </nav>
        ))}
        <ContactWays settings={settings} />
      </Columns>
      <Legal>
        <p>© 2024 {name}</p>
        <FooterLinks links={legalLinks} />
      </Legal>
      <Canvas aria-hidden>{name}</Canvas>
    </Ground>
  )
}

function FooterLinks({ links }: { links: readonly { title: string; to: string }[] }) {
  return (
    <Links className="footer-links">
      {links.map(({ title, to }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
        </li>
      ))}
    </Links>
  )
}
