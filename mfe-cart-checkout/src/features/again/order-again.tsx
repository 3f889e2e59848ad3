import { ApiError } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { showDialog, Stack, Text, tokens, type DialogMessage, type WidgetOrderedLine } from '@shop/shared-ui'
import { styled } from 'styled-components'
import type { CartStore } from '../../cart/cart-store'
import { tradedItem } from '../../cart/traded-items'
import { putAgain, type AgainOutcome } from './put-again'

const Lines = styled.ul`
  padding-inline-start: 1.1em;
  list-style: disc;
  font-size: ${tokens.size.small};
`

/** Buys lines of an earlier order again and says in a dialog what came of it; nothing, when they could not be had. */
export async function orderAgain(
  cart: CartStore,
  lines: () => Promise<readonly WidgetOrderedLine[]>,
  wayOn: DialogMessage['wayOn'],
): Promise<void> {
  const ordered = await lines().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return null
  })
  if (!ordered) return
  const outcome = await putAgain(cart, ordered)
  for (const { line, quantity } of outcome.added) {
    bus.publish('cart/line-added', { title: line.title, quantity })
    bus.publish('cart/item-added', { item: tradedItem({ ...line, quantity }) })
  }
  const isIn = outcome.added.length > 0
  void showDialog({
    title: isIn ? 'Success' : 'Error!',
    message: <Outcome {...outcome} />,
    tone: isIn ? 'success' : 'error',
    wayOn: isIn ? wayOn : undefined,
  })
}

function Outcome({ added, changed, left }: AgainOutcome) {
  return (
    <Stack $gap={3}>
      <div>
        <Text as="strong">{added.length > 0 ? 'Added to cart' : 'Something went wrong'}</Text>
        <Words lines={added.map(({ words }) => words)} />
        {added.length === 0 && left.length === 0 && (
          <Text size="small">Your cart holds all of it that there is already.</Text>
        )}
      </div>
      {changed.length > 0 && <Told title="Changed since then" lines={changed} />}
      {left.length > 0 && <Told title="Not put in" lines={left} />}
    </Stack>
  )
}

function Told({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <Text as="strong" size="small">
        {title}
      </Text>
      <Words lines={lines} />
    </div>
  )
}

function Words({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Lines>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>
  )
}
