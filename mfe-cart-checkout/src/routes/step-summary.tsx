import { Heading, media, ProductImage, Skeleton, Text, tokens } from '@shop/shared-ui'
import { formatUsd } from '@shop/shared-api'
import { styled } from 'styled-components'
import { countOf, lineCents } from '../cart/cart-lines'
import type { CartState } from '../cart/cart-store'
import { useTermsAwaited } from '../cart/use-terms-awaited'
import { wordsOfPieces } from '../cart/words-of-pieces'
import { PromoCode } from '../features/promo/promo-code'
import { Amounts } from '../features/totals/amounts'
import { summaryPlace } from './summary-place'

const Box = styled.aside`
  ${summaryPlace}
`

const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr) auto;
    gap: ${tokens.space[3]};
    align-items: center;
  }

  span:last-child {
    font-variant-numeric: tabular-nums;
  }

  ${media.desk} {
    max-block-size: 32vh;
    overflow-y: auto;
  }
`

/** What is being ordered and what it costs, beside each step of the checkout. */
export function StepSummary({ cart, id }: { cart: CartState; id: string }) {
  const isAwaited = useTermsAwaited(cart)
  return (
    <Box id={id} aria-label="Order summary">
      <Heading level={2} size="title">
        Your order ({countOf(cart.lines)})
      </Heading>
      {/* A list that scrolls must be reachable by keyboard. */}
      <Lines tabIndex={cart.lines.length > 4 ? 0 : undefined} aria-label="Items">
        {cart.lines.map((line) => (
          <li key={line.key}>
            <ProductImage src={line.thumbnail} alt="" sizes="56px" />
            <span>
              {line.title}
              <Text as="span" size="small" tone="inkMuted">
                {` ${wordsOfPieces(line)}`}
              </Text>
            </span>
            <span>{line.hasError ? '—' : formatUsd(lineCents(line))}</span>
          </li>
        ))}
      </Lines>
      {isAwaited ? (
        <Skeleton $height="18rem" />
      ) : (
        <>
          <PromoCode cart={cart} />
          <Amounts cart={cart} />
        </>
      )}
    </Box>
  )
}
