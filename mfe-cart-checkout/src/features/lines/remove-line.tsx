import { IconButton, toast } from '@shop/shared-ui'
import { useCartStore } from '../../cart/cart-context'
import type { CartLine } from '../../cart/cart-line'
import { removeLine, restoreLine } from '../../cart/cart-lines'
import { focusNeighbor } from '../../focus-neighbor'

interface RemoveLineProps {
  line: CartLine
  index: number
  /** The line's accessible name. */
  name: string
}

/**
 * Removes the line at once; the toast restores it at its position. Focus moves to a neighboring line, or else to the
 * container of the cart.
 */
export function RemoveLine({ line, index, name }: RemoveLineProps) {
  const { change } = useCartStore()
  function remove(button: HTMLElement) {
    focusNeighbor(button, '[data-removes-line]')
    change((lines) => removeLine(lines, line.key))
    toast('Delete to cart', {
      type: 'success',
      action: { label: 'Undo', onClick: () => change((lines) => restoreLine(lines, line, index)) },
    })
  }
  return (
    <IconButton
      data-removes-line
      icon="trash"
      label={`Remove ${name}`}
      onClick={(click) => remove(click.currentTarget)}
    />
  )
}
