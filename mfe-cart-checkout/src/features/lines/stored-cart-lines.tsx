import { links as catalogueLinks } from '@shop/catalogue-contract'
import { Button, Skeleton, Text, tokens, trustedMarkup } from '@shop/shared-ui'
import { styled } from 'styled-components'
import {
  CartLineRemove,
  CartLineChoice,
  CartLineChoicePlaceholder,
  CartLineFoot,
  CartLineHead,
  CartLineTotal,
  CartLinePicture,
  pictureSizes,
  CartLineRow,
  CartLineTitle,
} from './line-layout'
import { CartLineList } from './line-list'

const StoredLineList = styled(CartLineList)`
  &:empty {
    display: none;
  }
`

/** As large as the button. */
const RemoveButtonPlaceholder = styled.div`
  inline-size: ${tokens.target};
`

/** As large as the field with its two buttons. */
const QuantityPlaceholder = styled.span`
  display: grid;
  place-items: center;
  inline-size: calc(2 * ${tokens.target} + 3.25rem + 2px);
  block-size: calc(${tokens.target} + 2px);
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius};
  background: ${tokens.color.surface};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

/** As large as the button, which works once the page is hydrated. */
const SavePlaceholder = styled(Button)`
  visibility: hidden;
`

/** The same on server and client, so that React leaves the rendered lines alone. */
const emptyMarkup = { __html: trustedMarkup('') }

/** Selects the list of stored lines once it has been filled. */
export const renderedLinesSelector = '[data-stored-lines]:not(:empty)'

/**
 * The stored lines before hydration. Documents contain no personal data, so the server sends one hidden line as a
 * template and an empty list, which `renderStoredCartLines` fills. Prices and choices are placeholders of the final
 * size.
 */
export function StoredCartLines() {
  return (
    <>
      <CartLineList hidden data-line-template="">
        <CartLineRow $compact={false}>
          <CartLinePicture src="data:," alt="" sizes={pictureSizes} />
          <CartLineHead>
            <CartLineTitle to={catalogueLinks.shop()} />
            <Text size="small" data-part="choice" />
            <Text as="span" data-part="price">
              <Skeleton $width="5rem" $height="1lh" />
            </Text>
          </CartLineHead>
          <CartLineRemove>
            <RemoveButtonPlaceholder />
          </CartLineRemove>
          <CartLineChoice data-part="selects">
            <CartLineChoicePlaceholder />
          </CartLineChoice>
          <CartLineFoot>
            <QuantityPlaceholder data-part="quantity" />
            <CartLineTotal as="div" $pending={false}>
              <Skeleton $width="4rem" $height="1lh" />
            </CartLineTotal>
            <SavePlaceholder variant="quiet" tabIndex={-1}>
              Save for later
            </SavePlaceholder>
          </CartLineFoot>
        </CartLineRow>
      </CartLineList>
      <StoredLineList data-stored-lines="" suppressHydrationWarning dangerouslySetInnerHTML={emptyMarkup} />
    </>
  )
}
