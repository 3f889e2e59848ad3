import { Button, media, TextLink, tokens, useFocusReturn } from '@shop/shared-ui'
import { useEffect } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { saveConsent, isConsentReopened } from './consent'

// One question at a time where two don't fit next to each other.
const ConsentCard = styled.section`
  position: fixed;
  z-index: ${tokens.layer.header};
  inset-block-end: calc(var(--bottom-bar-size, 0px) + var(--page-bar-size, 0px));
  inset-inline: 0;
  display: grid;
  gap: ${tokens.space[3]};
  max-block-size: 50dvh;
  overflow-y: auto;
  padding: ${tokens.space[4]};
  background: ${tokens.color.surface};
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
  font-size: ${tokens.size.small};
  ${media.tablet} {
    inset-block-end: calc(var(--bottom-bar-size, 0px) + ${tokens.space[4]});
    inset-inline: ${tokens.space[4]} auto;
    inline-size: 25rem;
    border: ${tokens.rule.strong} solid ${tokens.color.ink};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  html[data-answered] & {
    display: none;
  }
  body:has([data-newsletter]) & {
    visibility: hidden;
    ${media.desk} {
      visibility: visible;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`

/** Both buttons look alike, so that neither answer is favored. */
const ConsentButtons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[3]};
`

/** Keeps focused elements out from under the card, and lets the page's end scroll above it. */
const Clearance = createGlobalStyle`
  html:not([data-answered]) {
    scroll-padding-block-end: calc(var(--bottom-bar-size) + 11rem);
    body {
      padding-block-end: 11rem;
      ${media.tablet} {
        padding-block-end: 0;
      }
    }
  }
`

/**
 * Requests consent to analytics. Overlays the page's bottom, so that nothing shifts; the page is usable without an
 * answer. It is part of the document, and `consentHintScript` handles its buttons until hydration.
 */
export function ConsentBanner() {
  const focusReturn = useFocusReturn<HTMLElement>()
  const { ref } = focusReturn

  useEffect(() => {
    if (isConsentReopened()) ref.current?.focus()
  }, [ref])

  return (
    <ConsentCard {...focusReturn} tabIndex={-1} aria-label="Privacy choices">
      <Clearance />
      <p>
        May we count visits, to see what works in our shop? Nothing is counted unless you agree. More in our{' '}
        <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
      </p>
      <ConsentButtons>
        <Button data-counted="no" onClick={() => saveConsent(false)}>
          No thanks
        </Button>
        <Button data-counted="yes" onClick={() => saveConsent(true)}>
          I agree
        </Button>
      </ConsentButtons>
    </ConsentCard>
  )
}
