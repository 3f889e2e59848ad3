import '@shop/account-contract'
import type { Api, QuestionForm as Question } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { FormError, useApiForm } from '@shop/shared-forms'
import { Form, Stack, TextAreaField } from '@shop/shared-ui'
import type { SyntheticEvent } from 'react'
import { AuthorFields } from '../../author-fields'

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
  const field = (name: keyof Question) => ({ error: form.errorOf(name), ...form.register(name) })
  return (
    <Stack as={Form} noValidate onSubmit={(submit: SyntheticEvent) => void form.submit(submit)}>
      <FormError message={form.problem} />
      <TextAreaField label="Your question" required rows={4} maxLength={1000} {...field('question')} />
      <AuthorFields
        subject="question"
        emailHint="We send our answer to it."
        submitLabel="Send question"
        sending={form.sending}
        field={field}
      />
    </Stack>
  )
}
