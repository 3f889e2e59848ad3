import { Heading, Icon, Skeleton, tokens } from '@shop/shared-ui'
import { useId } from 'react'
import styled from 'styled-components'
import { SocialLinks } from '../social-links'
import type { Frame } from '../use-frame'

const ContactSection = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
  align-content: start;
  justify-items: start;
`

const ContactLine = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: ${tokens.target};
  color: ${tokens.color.inkMuted};
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: inherit;
    color: ${tokens.color.ink};
    font-weight: 600;
  }
`

const ContactSocialLinks = styled.div`
  margin-inline-start: -12px;
`

interface ContactWaysProps extends Pick<Frame, 'settings'> {
  /** Also names the section among others on the page. */
  title: string
}

/** When and how the shop can be reached; phone, email and networks as the settings have them. */
export function ContactDetails({ title, settings }: ContactWaysProps) {
  const id = useId()
  return (
    <ContactSection aria-labelledby={id} aria-busy={settings === undefined}>
      <Heading level={2} size="title" id={id}>
        {title}
      </Heading>
      <ContactLine>
        <Icon name="clock" />
        Monday to Friday 9:00am-11:00pm EST
      </ContactLine>
      {settings === undefined && <Skeleton $width="14rem" $height={`calc(2 * ${tokens.target})`} />}
      {settings?.phone && (
        <ContactLine>
          <Icon name="phone" />
          <a href={`tel:${settings.phone.replace(/[^\d+]/g, '')}`}>{settings.phone}</a>
        </ContactLine>
      )}
      {settings?.email && (
        <ContactLine>
          <Icon name="mail" />
          <a href={`mailto:${settings.email}`}>{settings.email}</a>
        </ContactLine>
      )}
      <ContactSocialLinks>{settings && <SocialLinks settings={settings} />}</ContactSocialLinks>
    </ContactSection>
  )
}
