import type { Slider } from '@shop/shared-api'
import { IconButton, darkSection, media, tokens } from '@shop/shared-ui'
import { startTransition, useEffect, useState } from 'react'
import styled from 'styled-components'
import { HeroSlide } from './hero-slide'
import { useRotation } from './use-rotation'

const HeroFrame = styled.section`
  ${darkSection}
  position: relative;
`

const HeroStage = styled.div`
  display: grid;
  block-size: clamp(34rem, 148vw, 42rem);
  ${media.tablet} {
    block-size: clamp(28rem, 46vw, 42rem);
  }
  @media print {
    block-size: auto;
  }
`

const HeroControls = styled.div`
  position: absolute;
  inset-block-end: ${tokens.space[2]};
  inset-inline-end: ${tokens.space[2]};
  z-index: 1;
  display: flex;
  align-items: center;
  background: ${tokens.color.page};
  font: 700 1.125rem/1 ${tokens.font.display};
  span {
    inline-size: 2rem;
    text-align: center;
  }
`

/** The home page carousel (APG): it rotates automatically, pauses on hover and focus, and stops on request. */
export function Hero({ slides }: { slides: readonly Slider[] }) {
  const [held, setHeld] = useState(false)
  const { current, playing, toggle, move } = useRotation(slides.length, held)
  const othersWanted = useAfterFirstPicture()
  const several = slides.length > 1

  return (
    <HeroFrame
      aria-roledescription="carousel"
      aria-label="Highlights"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {several && (
        <HeroControls data-screen-only>
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? 'Pause slideshow' : 'Play slideshow'}
            onClick={toggle}
          />
          <IconButton icon="chevronLeft" label="Previous slide" onClick={() => move(-1)} />
          <span aria-hidden>{`${current + 1}/${slides.length}`}</span>
          <IconButton icon="chevronRight" label="Next slide" onClick={() => move(1)} />
        </HeroControls>
      )}
      <HeroStage aria-live={playing && !held ? 'off' : 'polite'}>
        {slides.map((slide, index) =>
          index === current || othersWanted ? (
            <HeroSlide key={slide.id} slide={slide} index={index} count={slides.length} shown={index === current} />
          ) : null,
        )}
      </HeroStage>
    </HeroFrame>
  )
}

/** False until the page has loaded, so that later slides don't compete with the first image. */
function useAfterFirstPicture(): boolean {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const loadSlides = () => startTransition(() => setIsLoaded(true))
    if (document.readyState === 'complete') return loadSlides()
    window.addEventListener('load', loadSlides)
    return () => window.removeEventListener('load', loadSlides)
  }, [])
  return isLoaded
}
