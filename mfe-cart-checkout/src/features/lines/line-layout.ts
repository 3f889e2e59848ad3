import { media, ProductImage, Skeleton, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/**
 * The places of a line. Phones and the drawer: picture, words and bin above, choice and foot below on the full width,
 * so that 320 px hold all of it. Wider pages: picture on the left of everything.
 */
export const Row = styled.li<{ $compact: boolean }>`
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

/** Its address is said by the title beside it. */
export const Picture = styled(ProductImage)`
  grid-area: picture;
  align-self: start;
`

/** The picture's width, as its `sizes` say it. */
export const pictureSizes = '(min-width: 40rem) 144px, 88px'

/** Title, chosen variation and the price of one. */
export const Head = styled.div`
  grid-area: head;
  display: grid;
  gap: ${tokens.space[1]};
  align-content: start;
  justify-items: start;
`

/** The product's name, to its page. */
export const Title = styled(Link)`
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

/** The way out of the cart; its edge stands on the line's edge. */
export const Bin = styled.div`
  grid-area: bin;
  margin-block-start: -${tokens.space[2]};
  margin-inline-end: -${tokens.space[2]};
`

/** Colour and size. */
export const ChoiceArea = styled.div`
  grid-area: choice;
  margin-block-start: ${tokens.space[3]};
`

/** In the place of the two selects until the server has said what there is. */
export const ChoiceRoom = styled(Skeleton).attrs({ $height: '73.7px' })``

/** Quantity and the line's total, or why it can't be bought. */
export const Foot = styled.div`
  grid-area: foot;
  margin-block-start: ${tokens.space[3]};
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: end;
  justify-content: space-between;
`

/** The line's total; dimmed while a newer one is on its way. Only the cart's total is read aloud when it changes. */
export const LineTotal = styled.output<{ $pending: boolean }>`
  padding-block: ${tokens.space[2]};
  font-size: ${tokens.size.lead};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  opacity: ${({ $pending }) => ($pending ? 0.45 : 1)};
  transition: opacity ${tokens.duration.quick};
`
