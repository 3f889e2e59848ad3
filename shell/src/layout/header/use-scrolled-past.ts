import { useEffect, useState } from 'react'

/**
 * Whether the page is scrolled by more than `distance` px; false on the server. The position is read when layout is up
 * to date: during hydration it would force another layout.
 */
export function useScrolledPast(distance: number): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const look = () => setIsPast(window.scrollY > distance)
    const frame = requestAnimationFrame(() => setTimeout(look))
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
    }
  }, [distance])
  return isPast
}
