import type { Slider } from '@shop/shared-api'
import { ButtonLink, Heading, media, ProductImage, Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'

// The art keeps its subject right of the middle and leaves the left to the words.
const HeroSlideFrame = styled.div<{ $shown: boolean }>`
  position: relative;
  grid-area: 1 / 1;
  display: grid;
  align-items: end;
  overflow: hidden;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  transition:
    opacity 500ms,
    visibility 500ms;
  ${media.tablet} {
    align-items: center;
  }
  picture,
  picture + span,
  img {
    position: absolute;
    inset: 0;
    block-size: 70%;
    ${media.tablet} {
      block-size: 100%;
    }
  }
  @media print {
    picture,
    picture + span,
    img {
      display: none;
    }
  }
  img {
    object-position: 80% 0;
    ${media.tablet} {
      object-position: 50%;
    }
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, rgb(8 8 8) 30%, rgb(8 8 8 / 0) 62%);
    ${media.tablet} {
      background: linear-gradient(to right, rgb(8 8 8 / 0.88) 15%, rgb(8 8 8 / 0) 65%);
    }
  }
`

const HeroSlideText = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: start;
  gap: ${tokens.space[4]};
  inline-size: 100%;
  max-inline-size: ${tokens.measure.page};
  margin-inline: auto;
  padding: ${tokens.space[5]} ${tokens.space[4]} ${tokens.space[8]};
  h2 {
    max-inline-size: 11ch;
  }
  p {
    max-inline-size: 32ch;
  }
  ${media.tablet} {
    padding-inline: ${tokens.space[6]};
  }
`

/** HeroSlide's props; `index` is 0-based. */
export interface HeroSlideProps {
  slide: Slider
  index: number
  count: number
  shown: boolean
}

/** A full-width slide with text and a call to action. */
export function HeroSlide({ slide, index, count, shown }: HeroSlideProps) {
  const { title, subtitle, image, alt, url } = slide
  return (
    <HeroSlideFrame
      $shown={shown}
      inert={!shown}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
    >
      <ProductImage
        src={image}
        alt={alt}
        ratio={16 / 9}
        sizes="(min-width: 40rem) 100vw, 200vw"
        loading={index === 0 ? 'eager' : 'lazy'}
        fetchPriority={index === 0 ? 'high' : 'low'}
      />
      <HeroSlideText>
        <Heading level={2} size="hero">
          {title}
        </Heading>
        <Text size="lead">{subtitle}</Text>
        <ButtonLink to={url} variant="action" size="large">
          Shop now
        </ButtonLink>
      </HeroSlideText>
    </HeroSlideFrame>
  )
}
