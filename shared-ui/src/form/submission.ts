import { createContext, useContext } from 'react'

/** What became of a form that was posted to the document server, for the page rendered in answer. It holds no password. */
export interface Submission {
  /** The API's call that the form makes, as `POST /login`. */
  call: string
  /** Which form to show, on a page with several: the posted one, or the next step after a success. */
  form?: string
  values: Record<string, string | true>
  errors: { field: string; message: string }[]
  /** What is wrong with the form as a whole; null after a success. */
  message: string | null
}

/** Carries the submission that the document answers; `current` is emptied when the visitor leaves the page. */
export const SubmissionContext = createContext<{ current?: Submission }>({})

/** The submission of one of these calls that this page answers, if any. Read it once, as a form's first state. */
export function useSubmission(...calls: string[]): Submission | undefined {
  const { current } = useContext(SubmissionContext)
  return current && calls.includes(current.call) ? current : undefined
}
