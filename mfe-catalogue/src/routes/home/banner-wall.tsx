import type { Banner } from '@shop/shared-api'
import { Heading, inked, media, ProductImage, Text, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Wall = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  ${media.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    li {
      grid-column: span 2;
    }
    li:nth-child(-n + 2) {
      grid-column: span 3;
    }
  }
`

const Panel = styled(Link)`
  ${inked}
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  overflow: hidden;
  text-decoration: none;
  > div {
    display: grid;
    align-content: start;
    gap: ${tokens.space[2]};
    padding: ${tokens.space[4]} ${tokens.space[5]} ${tokens.space[5]};
  }
  ${media.hover} {
    &:hover h3 {
      text-decoration: underline;
      text-decoration-thickness: 3px;
    }
  }
`

/** Invitations with a picture, the first two larger than the rest; they go where their address says. */
export function BannerWall({ banners }: { banners: readonly Banner[] }) {
  return (
    <Wall className="banners">
      {banners.map(({ id, title, subtitle, image, alt, url }) => (
        <li key={id}>
          <Panel to={url}>
            <ProductImage
              src={image}
              alt={alt}
              ratio={16 / 9}
              sizes="(min-width: 80rem) 39rem, (min-width: 40rem) 50vw, 100vw"
            />
            <div>
              <Heading level={3} size="section">
                {title}
              </Heading>
              <Text tone="inkMuted">{subtitle}</Text>
            </div>
          </Panel>
        </li>
      ))}
    </Wall>
  )
}
