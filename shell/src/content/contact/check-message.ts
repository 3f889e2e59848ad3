import { contactForm, type ContactForm } from '@shop/shared-api/contract'

/** What is wrong with each field, by its name. */
export type ContactProblems = Partial<Record<keyof ContactForm, string>>

/** Checks a message by the API's own schema, so that the browser never refuses what the API would take. */
export function checkMessage(message: ContactForm): ContactProblems {
  const checked = contactForm.safeParse(message)
  if (checked.success) return {}
  const problems: ContactProblems = {}
  for (const { path, message: problem } of checked.error.issues) {
    const field = path[0] as keyof ContactForm
    problems[field] ??= problem
  }
  return problems
}
