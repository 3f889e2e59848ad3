import { useCallback, useEffect, useRef, useState } from 'react'
import { type Design, describeChange } from '@shop/shared-drawings/designer'
import { createHistory, pushHistory, redo, undo, type History } from './history'

/** The state and actions of the designer. */
export interface Designer {
  design: Design
  /** A description of the last change for screen readers; empty before the first. */
  announcement: string
  /** Applies a design; consecutive changes with the same step are undone together and not announced. */
  change(next: Design, step?: string): void
  undo(): void
  redo(): void
  canUndo: boolean
  canRedo: boolean
}

/** Where Ctrl+Z belongs to the browser or a dialog: text fields and open dialogs. */
const elsewhere = 'input:not([type="radio"]), textarea, select, [role="dialog"]'

/** A design with undo and redo, also by Ctrl+Z and Ctrl+Shift+Z outside of text fields. */
export function useDesigner(start: Design): Designer {
  const [history, setHistory] = useState<History>(() => createHistory(start))
  const [announcement, setAnnouncement] = useState('')

  const change = useCallback((next: Design, step?: string) => {
    setHistory((before) => pushHistory(before, next, step ?? null))
  }, [])
  const back = useCallback(() => setHistory(undo), [])
  const forth = useCallback(() => setHistory(redo), [])

  const before = useRef(history)
  useEffect(() => {
    const { present, future } = before.current
    before.current = history
    if (history.present === present || history.step !== null) return
    const description = describeChange(present, history.present)
    setAnnouncement(history.future.length > future.length ? `Undone: ${description}` : description)
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
    announcement,
    change,
    undo: back,
    redo: forth,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
