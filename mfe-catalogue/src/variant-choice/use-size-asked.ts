import { useRef, useState } from 'react'

/** What is missing when the cart's button is pressed too early is always the size: `ask` says so at the sizes and leads there. */
export function useSizeAsked() {
  const fields = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  function ask() {
    setAsked(true)
    fields.current?.querySelector<HTMLInputElement>('input[name="size"]')?.focus()
  }
  return { fields, isAsked, ask }
}
