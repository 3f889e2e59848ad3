import { useCallback, useEffect, useRef, useState } from 'react'
import type { Design } from './design'
import { beginHistory, goOn, redo, undo, type History } from './history'
import { sayChange } from './say-design'

/** What the designer's controls work with. */
export interface Designer {
  design: Design
  /** What the last step changed, in words, to be read aloud; empty before the first. */
  said: string
  /** Goes on to a design; changes in a row that name one step are undone together, and such a step is not read aloud. */
  change(next: Design, step?: string): void
  undo(): void
  redo(): void
  canUndo: boolean
  canRedo: boolean
}

/** Where Ctrl+Z is somebody else's: in fields with text, and wherever a dialog lies over the page. */
const elsewhere = 'input:not([type="radio"]), textarea, select, [role="dialog"]'

/** Holds a design with undo and redo, by Ctrl+Z and Ctrl+Shift+Z too outside of text fields. */
export function useDesigner(start: Design): Designer {
  const [history, setHistory] = useState<History>(() => beginHistory(start))
  const [said, setSaid] = useState('')

  const change = useCallback((next: Design, step?: string) => {
    setHistory((before) => goOn(before, next, step ?? null))
  }, [])
  const back = useCallback(() => setHistory(undo), [])
  const forth = useCallback(() => setHistory(redo), [])

  const before = useRef(history)
  useEffect(() => {
    const { present, future } = before.current
    before.current = history
    if (history.present === present || history.step !== null) return
    const words = sayChange(present, history.present)
    setSaid(history.future.length > future.length ? `Undone: ${words}` : words)
  }, [history])

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
      if (event.target instanceof Element && event.target.closest(elsewhere)) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) forth()
      else back()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [back, forth])

  return {
    design: history.present,
    said,
    change,
    undo: back,
    redo: forth,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
