import type { Category } from '@shop/shared-api'
import { media, ProductImage, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[3]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space[4]};
  }
  ${media.desk} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Tile = styled(Link)`
  position: relative;
  display: grid;
  overflow: hidden;
  background: ${tokens.color.sunken};
  text-decoration: none;
  span {
    padding: ${tokens.space[3]} ${tokens.space[4]};
    background: ${tokens.color.ink};
    color: ${tokens.color.page};
    font: 600 1.375rem/1 ${tokens.font.display};
    text-transform: uppercase;
  }
  img {
    transition: scale ${tokens.duration.calm} ${tokens.easing};
  }
  picture {
    overflow: hidden;
  }
  ${media.hover} {
    &:hover img {
      scale: 1.03;
    }
    &:hover span {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }
`

const SIZES = '(min-width: 80rem) 19rem, (min-width: 64rem) 25vw, (min-width: 40rem) 33vw, 50vw'

/** The top categories, each with its picture. */
export function CategoryTiles({
  categories,
}: {
  categories: readonly Pick<Category, 'id' | 'title' | 'slug' | 'image'>[]
}) {
  return (
    <Tiles className="categories">
      {categories.map(({ id, title, slug, image }) => (
        <li key={id}>
          <Tile to={`/product/list/${slug}`}>
            <ProductImage src={image} alt="" ratio={4 / 3} sizes={SIZES} />
            <span>{title}</span>
          </Tile>
        </li>
      ))}
    </Tiles>
  )
}
