import { useEffect, useState, useSyncExternalStore } from 'react'

/** Milliseconds per slide. */
export const SLIDE_MS = 7000

/**
 * Rotates through `count` slides until stopped; pauses while `held` (hover or focus). Starts stopped with reduced
 * motion.
 */
export function useRotation(count: number, held: boolean) {
  const [current, setCurrent] = useState(0)
  const [wanted, setWanted] = useState<boolean>()
  const still = useSyncExternalStore(
    onMotionChange,
    () => matchMedia(REDUCED_MOTION_QUERY).matches,
    () => false,
  )
  const playing = wanted ?? !still

  useEffect(() => {
    if (!playing || held || count < 2) return undefined
    const timer = setTimeout(() => setCurrent((now) => (now + 1) % count), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [current, playing, held, count])

  return {
    current,
    playing,
    toggle: () => setWanted(!playing),
    move: (by: number) => setCurrent((now) => (now + by + count) % count),
  }
}

const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)'

function onMotionChange(changed: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION_QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
