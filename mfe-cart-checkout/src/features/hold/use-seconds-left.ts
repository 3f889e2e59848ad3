import { useEffect, useState } from 'react'

/** Whole seconds until a moment (ISO), counted down while the page is looked at; 0 from then on. */
export function useSecondsLeft(until: string | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!until) return
    const clock = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(clock)
  }, [until])
  return until === undefined ? undefined : Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000))
}
