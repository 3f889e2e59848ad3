import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `close` after `durationMs` in total during which it wasn't paused. */
export function useAutoClose(durationMs: number, paused: boolean, close: () => void): void {
  const remaining = useRef(durationMs)
  const end = useEffectEvent(close)

  useEffect(() => {
    if (paused) return undefined
    const began = Date.now()
    const timer = setTimeout(end, remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - began
    }
  }, [paused])
}
