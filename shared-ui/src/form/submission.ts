import { createContext, useContext } from 'react'

/** The result of a form posted to the document server, for the page rendered in response. Contains no password. */
export interface Submission {
  /** The API call of the form, such as `POST /login`. */
  call: string
  /** Which form to show on a page with several: the posted one, or the next step after a success. */
  form?: string
  values: Record<string, string | true>
  errors: { field: string; message: string }[]
  /** The form-level error; null after a success. */
  message: string | null
}

/** Provides the submission that the document responds to; `current` is cleared when the visitor leaves the page. */
export const SubmissionContext = createContext<{ current?: Submission }>({})

/** The submission of one of these calls, if this document responds to one. Read it once, as a form's initial state. */
export function useSubmission(...calls: string[]): Submission | undefined {
  const { current } = useContext(SubmissionContext)
  return current && calls.includes(current.call) ? current : undefined
}
