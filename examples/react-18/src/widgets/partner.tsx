import { useState } from 'react'

/** A widget for other parts' pages. */
export function Widget({ label }: { label: string }) {
  const [calls, setCalls] = useState(0)
  return (
    <button type="button" onClick={() => setCalls(calls + 1)}>
      {label}: {calls}
    </button>
  )
}
