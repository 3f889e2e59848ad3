import { useRef, useState } from 'react'

/** Tracks whether the required size is missing: `showMissing` shows the error and focuses the sizes. */
export function useSizeRequired() {
  const fields = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  function showMissing() {
    setMissing(true)
    fields.current?.querySelector<HTMLInputElement>('input[name="size"]')?.focus()
  }
  return { fields, isMissing, showMissing }
}
