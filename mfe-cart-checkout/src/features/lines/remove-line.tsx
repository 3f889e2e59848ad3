import { IconButton, toast } from '@shop/shared-ui'
import { useCartStore } from '../../cart/cart-context'
import type { CartLine } from '../../cart/cart-line'
import { removeLine, restoreLine } from '../../cart/cart-lines'

interface RemoveLineProps {
  line: CartLine
  place: number
  /** The line in words. */
  name: string
}

/** Takes the line out at once; the toast puts it back where it stood. The focus goes to the line beside it, or where there is none to what holds the cart. */
export function RemoveLine({ line, place, name }: RemoveLineProps) {
  const { change } = useCartStore()
  function remove(button: HTMLElement) {
    const row = button.closest('li')
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    const next = neighbour?.querySelector<HTMLElement>('[data-removes-line]')
    ;(next ?? row?.closest<HTMLElement>('[role=dialog], main'))?.focus()
    change((lines) => removeLine(lines, line.key))
    toast('Delete to cart', {
      type: 'success',
      action: { label: 'Undo', onPress: () => change((lines) => restoreLine(lines, line, place)) },
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
