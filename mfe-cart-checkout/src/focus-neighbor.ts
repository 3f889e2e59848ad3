/**
 * Moves the focus from a list item that is about to be removed to the same button of a neighboring one, or else to the
 * dialog or page around it.
 */
export function focusNeighbor(button: HTMLElement, sameButton: string): void {
  const row = button.closest('li')
  const sibling = row?.nextElementSibling ?? row?.previousElementSibling
  const next = sibling?.querySelector<HTMLElement>(sameButton)
  ;(next ?? row?.closest<HTMLElement>('[role=dialog], main'))?.focus()
}
