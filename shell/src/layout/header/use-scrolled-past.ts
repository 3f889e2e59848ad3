import { useEffect, useState } from 'react'

/**
 * Whether the page is scrolled by more than `distance` px; false on the server. The place is looked up where the browser
 * has laid out the page anyway: asked while the page comes to life, it would lay it out once more.
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
