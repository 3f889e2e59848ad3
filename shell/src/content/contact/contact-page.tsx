import { media, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { ContactDetails } from '../../layout/footer/contact-details'
import { useFrame } from '../../layout/use-frame'
import { ContentPage } from '../content-page'
import { ContactForm } from './contact-form'

const ContactColumns = styled.div`
  display: grid;
  gap: ${tokens.space[7]};
  ${media.desk} {
    grid-template-columns: minmax(0, 40rem) 1fr;
    gap: ${tokens.space[8]};
  }
`

/** Contact options: a form, a phone number, an address. */
export function ContactPage() {
  const { settings } = useFrame()
  return (
    <ContentPage title="Talk to us" lead="Questions about an order, sizing or team gear? Send us a message, or call.">
      <ContactColumns>
        <ContactForm />
        <ContactDetails title="Rather talk?" settings={settings} />
      </ContactColumns>
    </ContentPage>
  )
}
