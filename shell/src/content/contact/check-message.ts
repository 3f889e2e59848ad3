import { contactForm, type ContactForm } from '@shop/shared-api/contract'

/** What is wrong with each field, by its name. */
export type ContactProblems = Partial<Record<keyof ContactForm, string>>

/** Validates a message by the API's own schema, so that browser and API agree. */
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
