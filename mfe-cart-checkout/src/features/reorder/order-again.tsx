import type { WidgetOrderedLine } from '@shop/cart-checkout-contract'
import { ApiError } from '@shop/shared-api'
import { showDialog, Stack, Text, tokens, type DialogMessage } from '@shop/shared-ui'
import { styled } from 'styled-components'
import type { CartStore } from '../../cart/cart-store'
import { publishAddition } from '../../cart/publish-addition'
import { addOrderedLines, type ReorderOutcome } from './add-ordered-lines'

const OutcomeList = styled.ul`
  padding-inline-start: 1.1em;
  list-style: disc;
  font-size: ${tokens.size.small};
`

/** Adds the lines of an earlier order and shows the result in a dialog; does nothing when the lines can't be loaded. */
export async function orderAgain(
  cart: CartStore,
  lines: () => Promise<readonly WidgetOrderedLine[]>,
  nextStep: DialogMessage['nextStep'],
): Promise<void> {
  const ordered = await lines().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return null
  })
  if (!ordered) return
  const outcome = await addOrderedLines(cart, ordered)
  for (const { line, quantity } of outcome.added) publishAddition(line, quantity)
  const hasAdded = outcome.added.length > 0
  void showDialog({
    title: hasAdded ? 'Success' : 'Error!',
    message: <ReorderMessage {...outcome} />,
    tone: hasAdded ? 'success' : 'error',
    nextStep: hasAdded ? nextStep : undefined,
  })
}

function ReorderMessage({ added, changed, skipped }: ReorderOutcome) {
  return (
    <Stack $gap={3}>
      <div>
        <Text as="strong">{added.length > 0 ? 'Added to cart' : 'Something went wrong'}</Text>
        <OutcomeLines lines={added.map(({ label }) => label)} />
        {added.length === 0 && skipped.length === 0 && (
          <Text size="small">Your cart already has everything that’s in stock.</Text>
        )}
      </div>
      {changed.length > 0 && <OutcomeSection title="Changed since then" lines={changed} />}
      {skipped.length > 0 && <OutcomeSection title="Couldn’t be added" lines={skipped} />}
    </Stack>
  )
}

function OutcomeSection({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <Text as="strong" size="small">
        {title}
      </Text>
      <OutcomeLines lines={lines} />
    </div>
  )
}

function OutcomeLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <OutcomeList>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </OutcomeList>
  )
}
