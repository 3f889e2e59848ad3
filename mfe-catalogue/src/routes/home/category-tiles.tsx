import type { Category } from '@shop/shared-api'
import { darkSection, media, ProductImage, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** If the last row would have a single tile, the first tile grows to fill the rows before it. */
const CategoryTileList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[3]};
  li:first-child:nth-last-child(odd) {
    grid-column: span 2;
    aspect-ratio: 4 / 3;
  }
  ${media.tablet} {
    gap: ${tokens.space[4]};
  }
  ${media.desk} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    li:first-child:nth-last-child(odd) {
      grid-column: auto;
      aspect-ratio: auto;
    }
    li:first-child:nth-last-child(4n + 1) {
      grid-area: span 2 / span 2;
    }
  }
  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    li:first-child:nth-last-child(odd) {
      grid-area: auto;
      aspect-ratio: auto;
    }
  }
`

const CategoryTile = styled(Link)`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  block-size: 100%;
  overflow: hidden;
  background: ${tokens.color.sunken};
  text-decoration: none;
  span:last-child {
    padding: ${tokens.space[3]} ${tokens.space[4]};
    ${darkSection}
    font: 700 1.375rem/1 ${tokens.font.display};
    text-transform: uppercase;
  }
  picture {
    overflow: hidden;
  }
  img {
    block-size: 100%;
    transition: scale ${tokens.duration.calm} ${tokens.easing};
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

const SIZES = '(min-width: 80rem) 19rem, (min-width: 64rem) 25vw, 50vw'

/** The top categories with their images. */
export function CategoryTiles({
  categories,
}: {
  categories: readonly Pick<Category, 'id' | 'title' | 'slug' | 'image'>[]
}) {
  return (
    <CategoryTileList className="categories">
      {categories.map(({ id, title, slug, image }) => (
        <li key={id}>
          <CategoryTile to={`/product/list/${slug}`}>
            <ProductImage src={image} alt="" ratio={4 / 5} sizes={SIZES} />
            <span>{title}</span>
          </CategoryTile>
        </li>
      ))}
    </CategoryTileList>
  )
}
