import { Heading, IconButton, media, ProductImage, tokens } from '@shop/shared-ui'
import styled, { keyframes } from 'styled-components'
import { useFrame } from '../layout/use-frame'
import { NewsletterForm } from './newsletter-form'
import { useSideCard } from './use-side-card'

const pictureRatio = 9 / 11

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(1rem);
  }
`

const NewsletterCard = styled.section`
  position: fixed;
  z-index: ${tokens.layer.header};
  inset-inline: 0;
  inset-block-end: calc(var(--bottom-bar-size, 0px) + var(--page-bar-size, 0px));
  display: grid;
  max-block-size: calc(100dvh - var(--bottom-bar-size, 0px) - var(--page-bar-size, 0px) - 3rem);
  overflow-y: auto;
  background: ${tokens.color.page};
  border-block-start: ${tokens.rule.heavy} solid ${tokens.color.ink};
  animation: ${appear} ${tokens.duration.calm} ${tokens.easing};
  ${media.tablet} {
    grid-template-columns: 14rem 1fr;
    inset-inline: auto ${tokens.space[4]};
    inset-block-end: calc(var(--bottom-bar-size, 0px) + ${tokens.space[4]});
    inline-size: min(36rem, calc(100% - 2 * ${tokens.space[4]}));
    border: ${tokens.rule.strong} solid ${tokens.color.ink};
  }
  /* The settings may name any picture: it fills the side that the offer gives it. */
  > picture {
    display: none;
    ${media.tablet} {
      display: block;
      block-size: 0;
      min-block-size: 100%;
    }
  }
  img {
    block-size: 100%;
  }
`

const NewsletterOfferText = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[4]};
  > button {
    margin-inline-end: -${tokens.space[3]};
  }
  > h3,
  > form {
    grid-column: 1 / -1;
  }
`

interface NewsletterOfferProps {
  onSubscribed(): void
  onDeclined(): void
}

/**
 * The newsletter offer with the picture of the settings: a non-modal card over the page's bottom. It takes no focus;
 * Escape or the close button dismisses it.
 */
export function NewsletterOffer({ onSubscribed, onDeclined }: NewsletterOfferProps) {
  const { settings } = useFrame()
  const sideCard = useSideCard(onDeclined)
  return (
    <NewsletterCard {...sideCard} role="dialog" aria-labelledby="newsletter-title" data-newsletter="">
      {settings?.newsletter_image && (
        <ProductImage
          src={settings.newsletter_image}
          alt=""
          ratio={pictureRatio}
          sizes="(min-width: 40rem) 14rem, 1px"
        />
      )}
      <NewsletterOfferText>
        <Heading level={2} size="title" id="newsletter-title">
          BEFORE YOU GO...
        </Heading>
        <IconButton icon="close" label="Close" onClick={onDeclined} />
        <Heading level={3} size="section">
          Save 10% on your next order
        </Heading>
        <NewsletterForm onSubscribed={onSubscribed} />
      </NewsletterOfferText>
    </NewsletterCard>
  )
}
