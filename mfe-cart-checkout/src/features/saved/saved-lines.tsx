import { links as catalogueLinks } from '@shop/catalogue-contract'
import { toCents } from '@shop/shared-api'
import { Button, Cluster, Heading, Price, ProductImage, Stack, Text, TextLink, toast, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useCartStore } from '../../cart/cart-context'
import type { CartLine } from '../../cart/cart-line'
import { focusNeighbor } from '../../focus-neighbor'

const SavedLinesFrame = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  margin-block-start: ${tokens.space[7]};

  ul {
    display: grid;
    gap: ${tokens.space[4]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: ${tokens.space[4]};
    align-items: start;
  }
`

/** The lines saved for later in this browser; nothing without any. */
export function SavedLines({ saved }: { saved: readonly CartLine[] }) {
  if (saved.length === 0) return null
  return (
    <SavedLinesFrame aria-labelledby="saved-heading">
      <Heading level={2} size="title" id="saved-heading">
        Saved for later ({saved.length})
      </Heading>
      <ul>
        {saved.map((line) => (
          <SavedLine key={line.key} line={line} />
        ))}
      </ul>
    </SavedLinesFrame>
  )
}

function SavedLine({ line }: { line: CartLine }) {
  const { moveToCart, removeSaved } = useCartStore()
  const name = [line.title, line.color, line.size].filter(Boolean).join(', ')

  function move(button: HTMLElement) {
    focusNeighbor(button, 'button')
    if (!moveToCart(line.key)) toast('Your cart is full. Remove an item from it first.', { type: 'error' })
  }

  return (
    <li>
      <ProductImage src={line.thumbnail} alt="" sizes="72px" />
      <Stack $gap={1} $align="start">
        <TextLink to={catalogueLinks.product(line.productId)}>{line.title}</TextLink>
        <Text size="small">{[line.color, line.size].filter(Boolean).join(', ')}</Text>
        {line.priceSeen !== null && (
          <Text as="span" size="small" tone="inkMuted">
            <Price cents={toCents(line.priceSeen)} saleCents={line.salePriceSeen && toCents(line.salePriceSeen)} />
          </Text>
        )}
        <Cluster $gap={4}>
          <Button
            aria-label={`Move to cart: ${name}`}
            disabled={line.variantId === null}
            onClick={(click) => move(click.currentTarget)}
          >
            Move to cart
          </Button>
          <Button
            variant="quiet"
            aria-label={`Remove from saved: ${name}`}
            onClick={(click) => {
              focusNeighbor(click.currentTarget, 'button')
              removeSaved(line.key)
            }}
          >
            Remove
          </Button>
        </Cluster>
      </Stack>
    </li>
  )
}
