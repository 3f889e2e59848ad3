import type { Design } from '@shop/shared-drawings/designer'

/** Undo history of a design; `past` and `future` have the nearest state first. */
export interface History {
  past: readonly Design[]
  present: Design
  future: readonly Design[]
  /** Consecutive changes with the same step are undone together. */
  step: string | null
}

const MAX_STEPS = 200

/** Creates a history with its initial design. */
export const createHistory = (present: Design): History => ({ past: [], present, future: [], step: null })

/** Adds a design to the history. Consecutive changes with the same step, such as typing, form one undo step. */
export function pushHistory(history: History, present: Design, step: string | null = null): History {
  const joined = step !== null && step === history.step && history.past.length > 0
  const past = joined ? history.past : [history.present, ...history.past].slice(0, MAX_STEPS)
  return { past, present, future: [], step }
}

/** Undoes the last step; returns the same history if there is none. */
export function undo(history: History): History {
  const [present, ...past] = history.past
  return present ? { past, present, future: [history.present, ...history.future], step: null } : history
}

/** Redoes the last undone step; returns the same history if there is none. */
export function redo(history: History): History {
  const [present, ...future] = history.future
  return present ? { past: [history.present, ...history.past], present, future, step: null } : history
}
