import { useEffect, useState } from 'react'

/** Whole seconds until a moment (ISO), counted down while the page is looked at; 0 from then on. */
export function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(clock)
  }, [])
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000))
}
