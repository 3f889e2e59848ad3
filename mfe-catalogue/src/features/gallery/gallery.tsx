import { media, ProductImage, tokens, VisuallyHidden } from '@shop/shared-ui'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { MovingPicture, useViewTransitionName } from '../../moving-picture/moving-picture'
import { ZoomDialog } from './zoom-dialog'

const GalleryFrame = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  align-content: start;
  min-inline-size: 0;
`

/** A swipeable strip that the thumbnails scroll. */
const GalleryStrip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  background: ${tokens.color.sunken};
  li {
    /* Holds what is hidden from sight: outside of a strip that scrolls it would widen the page. */
    position: relative;
    scroll-snap-align: start;
  }
  button {
    display: block;
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    cursor: zoom-in;
  }
`

const GalleryThumbnails = styled.ul`
  display: flex;
  gap: ${tokens.space[2]};
  overflow-x: auto;
  && {
    padding: 5px 0;
  }
  button {
    display: block;
    inline-size: 4.5rem;
    padding: 0;
    border: 1px solid ${tokens.color.hairline};
    background: none;
    cursor: pointer;
    ${media.desk} {
      inline-size: 5.5rem;
    }
  }
`

/** Gallery's props; `pictures` are base URLs, starting with the front view of the selected color. */
export interface GalleryProps {
  productId: number
  title: string
  pictures: readonly string[]
  /** What pictures show, by base URL; others are named by the title. */
  alts?: Readonly<Record<string, string>>
}

/** The images of the selected color; another color starts with its front view again. */
export function Gallery({ productId, title, pictures, alts }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const movingName = useViewTransitionName(productId)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const [front] = pictures

  useEffect(() => {
    strip.current?.scrollTo?.({ left: 0, behavior: 'instant' })
  }, [front])

  function show(index: number) {
    const { current } = strip
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    current?.scrollTo?.({ left: index * current.clientWidth, behavior: still ? 'instant' : 'smooth' })
  }

  return (
    <GalleryFrame>
      <GalleryStrip ref={strip} className="pictures" aria-label={`Images of ${title}`}>
        {pictures.map((picture, index) => (
          <li key={picture}>
            <button type="button" onClick={() => setZoomed(index)}>
              <MovingPicture $moves={index === 0 ? movingName : null}>
                <ProductImage
                  src={picture}
                  alt={alts?.[picture] ?? (index === 0 ? title : `${title}, view ${index + 1}`)}
                  sizes="(min-width: 80rem) 44rem, (min-width: 64rem) 55vw, (min-width: 40rem) 48vw, 100vw"
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : 'low'}
                />
              </MovingPicture>
              <VisuallyHidden>, enlarge</VisuallyHidden>
            </button>
          </li>
        ))}
      </GalleryStrip>
      {pictures.length > 1 && (
        <GalleryThumbnails className="thumbs">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button type="button" aria-label={`Show view ${index + 1}`} onClick={() => show(index)}>
                <ProductImage src={picture} alt="" sizes="5.5rem" />
              </button>
            </li>
          ))}
        </GalleryThumbnails>
      )}
      <ZoomDialog
        title={title}
        pictures={pictures}
        alts={alts}
        index={zoomed}
        onMove={setZoomed}
        onClose={() => setZoomed(null)}
      />
    </GalleryFrame>
  )
}
