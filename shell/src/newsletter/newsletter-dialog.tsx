import { Dialog, Heading, media, ProductImage, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { useFrame } from '../layout/use-frame'
import { NewsletterForm } from './newsletter-form'

const pictureRatio = 9 / 11

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
  /* The settings may name any picture: the box is as high before it has come as after. */
  > picture {
    display: none;
    aspect-ratio: ${pictureRatio};
    ${media.tablet} {
      display: block;
    }
  }
  img {
    block-size: 100%;
  }
`

const Offer = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
`

interface NewsletterDialogProps {
  open: boolean
  onSubscribed(): void
  onDeclined(): void
}

/** The newsletter's offer, with the picture that the settings name. */
export function NewsletterDialog({ open, onSubscribed, onDeclined }: NewsletterDialogProps) {
  const { settings } = useFrame()
  return (
    <Dialog open={open} onClose={onDeclined} title="BEFORE YOU GO..." size="wide">
      <Columns>
        {settings?.newsletter_image && (
          <ProductImage
            src={settings.newsletter_image}
            alt=""
            ratio={pictureRatio}
            sizes="(min-width: 40rem) 26rem, 1px"
          />
        )}
        <Offer>
          <Heading level={3} size="page">
            Save 10% on your next order
          </Heading>
          <NewsletterForm onSubscribed={onSubscribed} />
        </Offer>
      </Columns>
    </Dialog>
  )
}
