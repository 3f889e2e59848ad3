import type { InstagramPost } from '@shop/shared-api'
import { media, ProductImage, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { HomeSection } from './home-section'

const InstagramList = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space[1]};
  ${media.desk} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  a {
    display: block;
  }
`

const MAX_POSTS = 6

/** The Instagram strip; each image links into the shop or to its post. */
export function InstagramStrip({ posts }: { posts: readonly InstagramPost[] }) {
  return (
    <div data-screen-only>
      <HomeSection title="From the mats">
        <InstagramList className="instagram">
          {posts.slice(0, MAX_POSTS).map(({ id, image, alt, url }) => (
            <li key={id}>
              <Link to={url} rel="noreferrer">
                <ProductImage src={image} alt={alt} sizes="(min-width: 64rem) 13rem, 33vw" />
              </Link>
            </li>
          ))}
        </InstagramList>
      </HomeSection>
    </div>
  )
}
