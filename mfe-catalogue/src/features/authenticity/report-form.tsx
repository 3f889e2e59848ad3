import '@shop/account-contract'
import { browserApi, type AuthenticityReportForm } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { FormError, useApiForm } from '@shop/shared-forms'
import { Button, Form, Stack, TextAreaField, TextField } from '@shop/shared-ui'
import { useState, type SyntheticEvent } from 'react'
import { PicturesField } from '../../pictures/pictures-field'
import { picturesProblem } from '../../pictures/pictures-problem'

const LIMITS = { max: 3, megabytes: 10 }

/** ReportForm's props; `onSent` receives the API's message. */
export interface ReportFormProps {
  barcode: string
  onSent: (message: string) => void
}

/** Reports a possible counterfeit with its place of purchase and photos. */
export function ReportForm({ barcode, onSent }: ReportFormProps) {
  const user = useEvent('session/changed')?.user
  const [photos, setPhotos] = useState<readonly File[]>([])
  const form = useApiForm<AuthenticityReportForm>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).authenticityReportForm,
    defaultValues: { barcode, name: user?.username, email: user?.email },
    send: async (values) => {
      if (picturesProblem(photos, LIMITS)) return
      const body = new FormData()
      for (const [field, value] of Object.entries(values)) body.append(field, value)
      for (const photo of photos) body.append('photos', photo)
      onSent((await browserApi.request('POST /authenticity-mail', { body, silent: true })).message)
    },
  })
  const field = (name: keyof AuthenticityReportForm) => ({
    required: true,
    error: form.errorOf(name),
    ...form.register(name),
  })
  return (
    <Stack as={Form} noValidate onSubmit={(submit: SyntheticEvent) => void form.submit(submit)}>
      <FormError message={form.problem} />
      <TextField label="Code" autoComplete="off" {...field('barcode')} />
      <TextField
        label="Where did you buy it?"
        hint="A store, an online marketplace or a private seller"
        {...field('seller')}
      />
      <TextAreaField label="Why do you think it’s counterfeit?" rows={4} maxLength={2000} {...field('message')} />
      <PicturesField label="Photos of the item and its label" limits={LIMITS} files={photos} onChange={setPhotos} />
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <Button type="submit" variant="action" size="large" wide busy={form.sending}>
        Send report
      </Button>
    </Stack>
  )
}
