import { useRef, useState } from 'react'

/** What is missing when the cart's button is pressed too early is always the size: `ask` says so at the sizes and leads there. */
export function useSizeRequired() {
  const fields = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  function showMissing() {
    setMissing(true)
    fields.current?.querySelector<HTMLInputElement>('input[name="size"]')?.focus()
  }
  return { fields, isMissing, showMissing }
}
