import { Alert } from '@shop/shared-ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { ContentPage } from '../content/content-page'
import { NewsletterForm } from './newsletter-form'

const NewsletterContainer = styled.div`
  max-inline-size: 28rem;
`

/** The newsletter form on a separate page, for visitors without scripts, which the pop-up needs. */
export function NewsletterPage() {
  const { search } = useLocation()
  const [isSubscribed, setIsSubscribed] = useState(() => new URLSearchParams(search).has('subscribed'))
  return (
    <ContentPage title="Newsletter" lead="Save 10% on your next order">
      <NewsletterContainer>
        {isSubscribed ? (
          <Alert tone="success" announce="polite">
            Thanks For Subscribe
          </Alert>
        ) : (
          <NewsletterForm onSubscribed={() => setIsSubscribed(true)} />
        )}
      </NewsletterContainer>
    </ContentPage>
  )
}
