import { useEffect, useState } from 'react'

/** How long a slide stays, in milliseconds. */
export const SLIDE_TIME = 7000

/** Turns through `count` slides until it is stopped; while `held` (pointer or focus upon it) it waits. Starts stopped where motion is unwelcome. */
export function useRotation(count: number, held: boolean) {
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(true)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])

  useEffect(() => {
    if (!playing || held || count < 2) return undefined
    const timer = setTimeout(() => setCurrent((now) => (now + 1) % count), SLIDE_TIME)
    return () => clearTimeout(timer)
  }, [current, playing, held, count])

  return {
    current,
    playing,
    toggle: () => setPlaying((was) => !was),
    move: (by: number) => setCurrent((now) => (now + by + count) % count),
  }
}
