import { useEffect, useState } from 'react'

/** Full seconds until a time (ISO), counted down while the page is open; then 0. */
export function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(clock)
  }, [])
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000))
}
