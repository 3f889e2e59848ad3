import { ApiError, browserApi } from '@shop/shared-api'
import type { ContactForm } from '@shop/shared-api/contract'
import { useSubmission } from '@shop/shared-ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { ContactProblems } from './check-message'

const loadCheck = () => import(/* webpackChunkName: "check-message" */ './check-message')

/** Fetches the form's rules ahead of need; without them the API still checks what is sent. */
export function prepareCheck(): void {
  loadCheck().catch(() => undefined)
}

/**
 * Sends the contact form: errors are shown next to their fields, the first one is focused, and the input is retained.
 */
export function useContactForm() {
  const submission = useSubmission('POST /contact')
  const { search } = useLocation()
  const [problems, setProblems] = useState(() => (submission ? problemsOf(submission.errors) : {}))
  const [failure, setFailure] = useState(submission?.message ?? undefined)
  const [phase, setPhase] = useState<'writing' | 'sending' | 'sent'>(() =>
    new URLSearchParams(search).has('sent') ? 'sent' : 'writing',
  )

  /** The thanks replace the form: focus moves there, and the page scrolls to them. */
  const thanks = useRef<HTMLDivElement>(null)
  const isSent = phase === 'sent'
  useEffect(() => {
    if (isSent) thanks.current?.focus()
  }, [isSent])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setPhase('sending')
    const found = await send(readForm(form))
    setProblems(found.problems)
    setFailure(found.failure)
    const first = Object.keys(found.problems)[0]
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setPhase(first || found.failure ? 'writing' : 'sent')
  }

  return {
    problems,
    failure,
    phase,
    submit,
    thanks,
    writeAnother: () => setPhase('writing'),
    /** What was typed before the document server answered. */
    typed: (field: keyof ContactForm) => submission?.values[field]?.toString(),
  }
}

function problemsOf(errors: { field: string; message: string }[]): ContactProblems {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

function readForm(form: HTMLFormElement): ContactForm {
  const fields = Object.fromEntries(new FormData(form)) as Record<keyof ContactForm, string>
  const { name = '', email = '', phone = '', message = '', company = '' } = fields
  return { name, email, phone, message, company }
}

interface Outcome {
  problems: ContactProblems
  failure?: string
}

async function send(body: ContactForm): Promise<Outcome> {
  const check = await loadCheck().catch(() => undefined)
  const problems = check?.checkMessage(body) ?? {}
  if (Object.keys(problems).length > 0) return { problems }
  try {
    await browserApi.request('POST /contact', { body, silent: true })
    return { problems: {} }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.errors.length > 0 ? { problems: problemsOf(error.errors) } : { problems: {}, failure: error.message }
  }
}
