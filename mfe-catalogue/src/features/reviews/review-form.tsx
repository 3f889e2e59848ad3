import '@shop/account-contract'
import type { RatingForm } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { FormError, useApiForm } from '@shop/shared-forms'
import { Form, Grid, SelectField, Stack, TextAreaField, TextField } from '@shop/shared-ui'
import { useRef, useState, type SyntheticEvent } from 'react'
import { AuthorFields } from '../../author-fields'
import { readBody, unitFields } from '../../body/units'
import { PicturesField } from '../../pictures/pictures-field'
import { picturesProblem } from '../../pictures/pictures-problem'
import { sendReview } from './send-review'
import { StarsField } from './stars-field'

const LIMITS = { max: 5, megabytes: 5 }
const MEASURES = ['height', 'weight'] as const

/** ReviewForm's props; `onSent` receives the API's message. */
export interface ReviewFormProps {
  productId: number
  onSent: (message: string) => void
}

/** The review form: rating, text, fit and photos. */
export function ReviewForm({ productId, onSent }: ReviewFormProps) {
  const user = useEvent('session/changed')?.user
  const [pictures, setPictures] = useState<readonly File[]>([])
  const frame = useRef<HTMLFormElement>(null)
  const form = useApiForm<RatingForm>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).ratingForm,
    defaultValues: { product_id: productId as never, name: user?.username, email: user?.email },
    send: async (values) => {
      if (picturesProblem(pictures, LIMITS)) return
      onSent(await sendReview(values, readBody('us', MEASURES, new FormData(frame.current!)), pictures))
    },
  })
  const field = (name: keyof RatingForm) => ({ error: form.errorOf(name), ...form.register(name) })
  return (
    <Stack as={Form} ref={frame} noValidate onSubmit={(submit: SyntheticEvent) => void form.submit(submit)}>
      <FormError message={form.problem} />
      <StarsField {...field('rating')} />
      <TextField label="Title" maxLength={80} {...field('title')} />
      <TextAreaField label="Your review" required rows={5} maxLength={2000} {...field('comment')} />
      <SelectField label="How does it fit?" {...field('fit')}>
        <option value="">Not sure</option>
        <option value="small">Runs small</option>
        <option value="true">True to size</option>
        <option value="large">Runs large</option>
      </SelectField>
      <Grid $min="8rem" $gap={4}>
        {unitFields('us', MEASURES).map(({ name, label }) => (
          <TextField key={name} name={name} label={label} inputMode="decimal" autoComplete="off" maxLength={5} />
        ))}
      </Grid>
      <PicturesField label="Photos" limits={LIMITS} files={pictures} onChange={setPictures} />
      <AuthorFields
        subject="review"
        emailHint="One review per email."
        submitLabel="Submit review"
        sending={form.sending}
        field={field}
      />
    </Stack>
  )
}
