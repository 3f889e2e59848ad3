import { media, ProductImage, Skeleton, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/**
 * The grid areas of a line. On phones and in the drawer, choice and foot span the full width so that everything fits
 * into 320 px; wider pages show the picture on the left.
 */
export const CartLineRow = styled.li<{ $compact: boolean }>`
  display: grid;
  grid-template:
    'picture head bin' auto
    'choice choice choice' auto
    'foot foot foot' auto / ${({ $compact }) => ($compact ? '4.5rem' : '5.5rem')} minmax(0, 1fr) auto;
  column-gap: ${tokens.space[4]};
  padding-block: ${tokens.space[4]};
  border-block-end: ${tokens.rule.thin} solid ${tokens.color.hairline};

  ${({ $compact }) =>
    !$compact &&
    `${media.tablet} {
      grid-template:
        'picture head bin' auto
        'picture choice choice' auto
        'picture foot foot' 1fr / 9rem minmax(0, 1fr) auto;
      column-gap: ${tokens.space[5]};
      padding-block: ${tokens.space[5]};
    }`}
`

/** The title next to it links to the same page. */
export const CartLinePicture = styled(ProductImage)`
  grid-area: picture;
  align-self: start;
`

/** The picture's width as a `sizes` attribute. */
export const pictureSizes = '(min-width: 40rem) 144px, 88px'

/** Title, chosen variant and unit price. */
export const CartLineHead = styled.div`
  grid-area: head;
  display: grid;
  gap: ${tokens.space[1]};
  align-content: start;
  justify-items: start;
`

/** The product's name, linked to its page. */
export const CartLineTitle = styled(Link)`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title};
  font-weight: 700;
  line-height: 1.1;
  text-transform: uppercase;
  overflow-wrap: anywhere;
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: ${tokens.rule.strong};
  }
`

/** The remove button, aligned with the line's edge. */
export const CartLineRemove = styled.div`
  grid-area: bin;
  margin-block-start: -${tokens.space[2]};
  margin-inline-end: -${tokens.space[2]};
`

/** Color and size. */
export const CartLineChoice = styled.div`
  grid-area: choice;
  margin-block-start: ${tokens.space[3]};
`

/** Placeholder of the two selects until the server has listed the variants. */
export const CartLineChoicePlaceholder = styled(Skeleton).attrs({ $height: '73.7px' })``

/** Quantity and the line's total, or why it is unavailable. */
export const CartLineFoot = styled.div`
  grid-area: foot;
  margin-block-start: ${tokens.space[3]};
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: end;
  justify-content: space-between;
`

/**
 * The line's total; dimmed while a newer one is pending, and as wide before the first, so that nothing wraps later. Only
 * the cart's total is announced when it changes.
 */
export const CartLineTotal = styled.output<{ $pending: boolean }>`
  min-inline-size: 7ch;
  padding-block: ${tokens.space[2]};
  text-align: end;
  font-size: ${tokens.size.lead};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  opacity: ${({ $pending }) => ($pending ? 0.45 : 1)};
  transition: opacity ${tokens.duration.quick};
`
