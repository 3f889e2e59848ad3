import { tokens } from '@shop/shared-ui'
import styled from 'styled-components'

const ReviewPictureList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  img {
    display: block;
    inline-size: 6rem;
    block-size: 6rem;
    object-fit: cover;
    background: ${tokens.color.sunken};
  }
`

/** A reviewer's photos as thumbnails that link to the full images. */
export function ReviewPictures({ images, name }: { images: readonly string[]; name: string }) {
  return (
    <ReviewPictureList className="review-pictures">
      {images.map((image, index) => (
        <li key={image}>
          <a href={image} target="_blank" rel="noreferrer">
            <img
              src={image}
              alt={`Review by ${name}, ${index + 1}`}
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ReviewPictureList>
  )
}
