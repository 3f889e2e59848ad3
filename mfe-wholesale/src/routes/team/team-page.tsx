import { ApiError, type RosterSheet } from '@shop/shared-api'
import { FormProblem, useApiForm } from '@shop/shared-forms'
import { Alert, Button, Form, ProductImage, SelectField, Stack, Text, TextField, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import { useLoaderData, useParams, useRevalidator } from 'react-router-dom'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'
import { ProgrammePage } from '../../features/page/programme-page'
import { Moment } from '../../features/roster/moment-text'

const Picture = styled.div`
  inline-size: min(16rem, 60vw);
  border: ${tokens.rule.thin} solid ${tokens.color.hairline};
`

interface Entry {
  name: string
  size: string
  number: string
}

/** The form is taller than what takes its place: without this a phone would be left at the page's foot. */
const intoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'center' })

/** What a team member sees behind the coach's link: the piece, and three fields. */
export function TeamPage() {
  const sheet = useLoaderData<RosterSheet>()
  const { key = '' } = useParams()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [entered, setEntered] = useState<string>()
  const form = useApiForm<Entry>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).rosterEntryForm,
    send: async (body) => {
      try {
        await api.request('POST /roster-sheets/:key/entries', { params: { key }, body, silent: true })
        setEntered(body.name)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'closed') return revalidate()
        throw error
      }
    },
  })
  const field = (name: keyof Entry) => ({ error: form.errorOf(name), ...form.register(name) })
  return (
    <ProgrammePage
      title={sheet.title}
      lead={`${sheet.coach} orders ${sheet.product.title} in ${sheet.color} for the team.`}
    >
      <Picture>
        <ProductImage src={sheet.product.thumbnail} alt={sheet.product.title} sizes="16rem" loading="eager" />
      </Picture>
      {entered && (
        <div ref={intoView}>
          <Alert tone="success" title="You are on the roster" announce="polite">
            {entered}, your coach sees your size now. To change it, ask your coach.
          </Alert>
        </div>
      )}
      {!entered && !sheet.open && (
        <Alert tone="warning" title="This roster is closed">
          It took names until <Moment iso={sheet.deadline} />. Ask your coach.
        </Alert>
      )}
      {!entered && sheet.open && (
        <Stack as={Form} noValidate onSubmit={form.submit}>
          <FormProblem problem={form.problem} />
          <Text>
            Enter until <Moment iso={sheet.deadline} />. Only your coach sees this.
          </Text>
          <TextField label="Your name" required autoComplete="name" {...field('name')} />
          <SelectField label="Size" required {...field('size')}>
            {sheet.sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </SelectField>
          <TextField
            label="Number"
            hint="Up to three digits, if you wear one"
            inputMode="numeric"
            {...field('number')}
          />
          <Button type="submit" variant="action" size="large" wide busy={form.sending}>
            Enter
          </Button>
        </Stack>
      )}
    </ProgrammePage>
  )
}
