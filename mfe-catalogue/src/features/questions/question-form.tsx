import '@shop/account-contract'
import type { Api, QuestionForm as Question } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { FormError, useApiForm } from '@shop/shared-forms'
import { Button, Form, Stack, Text, TextAreaField, TextField } from '@shop/shared-ui'
import type { SyntheticEvent } from 'react'

/** QuestionForm's props; `onSent` receives the API's message. */
export interface QuestionFormProps {
  productId: number
  onSent: (message: string) => void
  api: Api
}

/** The form for a question about a product. */
export function QuestionForm({ productId, onSent, api }: QuestionFormProps) {
  const user = useEvent('session/changed')?.user
  const form = useApiForm<Question>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).questionForm,
    defaultValues: { product_id: productId, name: user?.username, email: user?.email },
    send: async (body) => onSent((await api.request('POST /ask-question', { body, silent: true })).message),
  })
  const field = (name: keyof Question) => ({ required: true, error: form.errorOf(name), ...form.register(name) })
  return (
    <Stack as={Form} noValidate onSubmit={(submit: SyntheticEvent) => void form.submit(submit)}>
      <FormError message={form.problem} />
      <TextAreaField label="Your question" rows={4} maxLength={1000} {...field('question')} />
      <TextField label="Name" autoComplete="nickname" hint="Shown with your question" {...field('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="Not shown publicly. We send our answer to it."
        {...field('email')}
      />
      <Button type="submit" variant="action" size="large" wide busy={form.sending}>
        Send question
      </Button>
      <Text size="small" tone="inkMuted">
        We check every question before it’s published.
      </Text>
    </Stack>
  )
}
