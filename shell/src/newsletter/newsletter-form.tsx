import { ApiError, browserApi } from '@shop/shared-api'
import { Button, Form, Stack, Text, TextField, toast, useSubmission } from '@shop/shared-ui'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { useIsHydrated } from '../page/use-is-hydrated'
import { rememberSubscription } from './newsletter-memory'
import { newsletterPath } from './newsletter-path'

/** Subscribes an email address; shows errors next to the field and retains the input. */
export function NewsletterForm({ onSubscribed }: { onSubscribed(): void }) {
  const submission = useSubmission('POST /subscribe')
  const isHydrated = useIsHydrated()
  const [email, setEmail] = useState(submission?.values['email']?.toString() ?? '')
  const [problem, setProblem] = useState(
    submission && (submission.errors[0]?.message ?? submission.message ?? undefined),
  )
  const [isSending, setIsSending] = useState(false)

  async function subscribe(event: FormEvent) {
    event.preventDefault()
    setIsSending(true)
    setProblem(undefined)
    try {
      await browserApi.request('POST /subscribe', { body: { email }, silent: true })
      rememberSubscription()
      toast('Thanks For Subscribe', { type: 'success' })
      onSubscribed()
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Stack as={Form} worksWithoutScripts action={newsletterPath} onSubmit={subscribe} noValidate $gap={3}>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button
        type="submit"
        variant="action"
        size="large"
        wide
        busy={isSending}
        disabled={isHydrated && email.trim() === ''}
      >
        Subscribe to newsletter
      </Button>
      <Text size="small" tone="inkMuted">
        By subscribing you agree to get our marketing emails. You can unsubscribe from any of them. See our{' '}
        <Link to="/privacy-policy">Privacy Policy</Link>.
      </Text>
    </Stack>
  )
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError) return error.messageFor('email') ?? error.message
  throw error
}
