import { siteNameOf } from '@shop/shared-api'
import { Container, contentVisibilityAuto, Heading, darkSection, media, tokens, useCachedMarkup } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { reopenConsent } from '../../measuring/consent'
import { useFrame } from '../use-frame'
import { ContactDetails } from './contact-details'
import { Apron } from './apron'
import { footerColumns, legalLinks, paymentMarks } from './footer-links'

const FooterBackground = styled.footer`
  ${darkSection}
  background: ${tokens.color.sunken};
  margin-block-start: ${tokens.space[8]};
  overflow: hidden;
  ${contentVisibilityAuto({ phone: '56.5rem', desk: '41.75rem' })}
`

const FooterColumns = styled(Container)`
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

const FooterLinkList = styled.ul`
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

const LegalLinks = styled(Container)`
  font-size: ${tokens.size.small};
  color: ${tokens.color.inkMuted};
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[5]};
    align-items: center;
    padding-block: ${tokens.space[3]};
    border-block-start: 1px solid ${tokens.color.hairline};
  }
  p {
    margin-inline-end: auto;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[5]};
  }
`

const PrivacyChoices = styled.button`
  min-block-size: ${tokens.target};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &:hover {
    color: ${tokens.color.ink};
    text-decoration: underline;
  }
`

/** The footer: help, company, contact and legal links. */
export function Footer() {
  const { settings } = useFrame()
  const name = siteNameOf(settings)
  return (
    <FooterBackground>
      <FooterColumns>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <Heading level={2} size="title">
              {title}
            </Heading>
            <FooterLinks links={links} />
          </nav>
        ))}
        <ContactDetails title="How to reach us" settings={settings} />
      </FooterColumns>
      <LegalLinks>
        <div>
          <p>© 2024 {name}</p>
          <FooterLinks links={legalLinks} />
          <PrivacyChoices type="button" onClick={reopenConsent}>
            Privacy choices
          </PrivacyChoices>
          <span>{paymentMarks}</span>
        </div>
      </LegalLinks>
      <Apron name={name} />
    </FooterBackground>
  )
}

function FooterLinks({ links }: { links: readonly { title: string; to: string }[] }) {
  const content = useCachedMarkup('shell/footer-links', links, () =>
    links.map(({ title, to }) => (
      <li key={to}>
        <Link to={to}>{title}</Link>
      </li>
    )),
  )
  return <FooterLinkList {...content} />
}
