import type { Banner } from '@shop/shared-api'
import { contentVisibilityAuto, Heading, darkSection, media, ProductImage, Text, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** Two per row; with an odd count the last three share a row. */
const BannerList = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  ${contentVisibilityAuto({ phone: '70rem', tablet: '34rem' })}
  ${media.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    li {
      grid-column: span 3;
    }
    li:first-child:nth-last-child(odd) ~ li:nth-last-child(-n + 3),
    li:first-child:nth-last-child(3) {
      grid-column: span 2;
    }
    li:only-child {
      grid-column: span 6;
    }
  }
`

/** The artwork leaves its left side free for text, which moves there if the space allows. */
const BannerLink = styled(Link)`
  ${darkSection}
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  overflow: hidden;
  text-decoration: none;
  > div {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${tokens.space[2]};
    padding: ${tokens.space[4]} ${tokens.space[5]} ${tokens.space[5]};
  }
  ${media.desk} {
    grid-template-rows: 1fr;
    min-block-size: 16rem;
    picture,
    img {
      position: absolute;
      inset: 0;
      block-size: 100%;
    }
    img {
      object-position: 85% 50%;
    }
    > div {
      align-content: center;
      inline-size: 52%;
      background: linear-gradient(to right, color-mix(in srgb, ${tokens.color.page} 80%, transparent) 70%, transparent);
    }
  }
  ${media.hover} {
    &:hover h3 {
      text-decoration: underline;
      text-decoration-thickness: 3px;
    }
  }
`

/** Promotional banners that link to their campaigns. */
export function BannerWall({ banners }: { banners: readonly Banner[] }) {
  return (
    <BannerList className="banners" data-screen-only>
      {banners.map(({ id, title, subtitle, image, alt, url }) => (
        <li key={id}>
          <BannerLink to={url}>
            <ProductImage
              src={image}
              alt={alt}
              ratio={5 / 2}
              sizes="(min-width: 80rem) 42rem, (min-width: 40rem) 50vw, 100vw"
            />
            <div>
              <Heading level={3} size="section">
                {title}
              </Heading>
              <Text>{subtitle}</Text>
            </div>
          </BannerLink>
        </li>
      ))}
    </BannerList>
  )
}
