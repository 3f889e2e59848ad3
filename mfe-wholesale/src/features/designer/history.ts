import type { Design } from './design'

/** A design with what it was before and what was taken back; the newest of `past` and the next of `future` first. */
export interface History {
  past: readonly Design[]
  present: Design
  future: readonly Design[]
  /** What the last change belongs to: further ones of the same step are undone together with it. */
  step: string | null
}

const mostSteps = 200

/** A history that begins with a design. */
export const beginHistory = (present: Design): History => ({ past: [], present, future: [], step: null })

/** Goes on to a design. Changes in a row that name one step, such as letters typed into a field, are one undo. */
export function goOn(history: History, present: Design, step: string | null = null): History {
  const joined = step !== null && step === history.step && history.past.length > 0
  const past = joined ? history.past : [history.present, ...history.past].slice(0, mostSteps)
  return { past, present, future: [], step }
}

/** Takes the last step back; the same history where there is none. */
export function undo(history: History): History {
  const [present, ...past] = history.past
  return present ? { past, present, future: [history.present, ...history.future], step: null } : history
}

/** Takes the last undo back; the same history where there is none. */
export function redo(history: History): History {
  const [present, ...future] = history.future
  return present ? { past: [history.present, ...history.past], present, future, step: null } : history
}
