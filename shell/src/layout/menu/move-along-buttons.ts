import type { KeyboardEvent } from 'react'

const steps: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Moves the focus among the entries of a navigation's row; keys pressed elsewhere in it are left alone. */
export function moveAlongButtons(event: KeyboardEvent, nav: HTMLElement | null): void {
  const step = steps[event.key]
  const buttons = [
    ...(nav?.querySelectorAll<HTMLElement>('li > button[aria-expanded], nav > ul > li > a:only-child') ?? []),
  ]
  const index = buttons.indexOf(event.target as HTMLElement)
  if (!step || index < 0) return
  event.preventDefault()
  buttons[step(index, buttons.length - 1)]?.focus()
}
