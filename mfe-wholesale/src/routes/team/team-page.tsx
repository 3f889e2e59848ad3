import { ApiError, type RosterSheet } from '@shop/shared-api'
import { FormError, useApiForm } from '@shop/shared-forms'
import { Alert, Button, Form, ProductImage, SelectField, Stack, Text, TextField, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import { useLoaderData, useParams, useRevalidator } from 'react-router-dom'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'
import { ProgramPage } from '../../features/page/program-page'
import { LocalTime } from '../../features/roster/local-time'

const TeamProductPicture = styled.div`
  inline-size: min(16rem, 60vw);
  border: ${tokens.rule.thin} solid ${tokens.color.hairline};
`

interface Entry {
  name: string
  size: string
  number: string
}

/** The form is taller than its replacement: without this, phones would show the page's footer. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** A team member's entry form, opened by the coach's link. */
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
    <ProgramPage
      title={sheet.title}
      lead={`${sheet.coach} is ordering ${sheet.product.title} in ${sheet.color} for the team.`}
    >
      <TeamProductPicture>
        <ProductImage src={sheet.product.thumbnail} alt={sheet.product.title} sizes="16rem" loading="eager" />
      </TeamProductPicture>
      {entered && (
        <div ref={intoView}>
          <Alert tone="success" title="You’re on the roster" announce="polite">
            {entered}, your coach can now see your size. Need to change it? Ask your coach.
          </Alert>
        </div>
      )}
      {!entered && !sheet.open && (
        <Alert tone="warning" title="This roster is closed">
          Entries closed on <LocalTime iso={sheet.deadline} />. Please contact your coach.
        </Alert>
      )}
      {!entered && sheet.open && (
        <Stack as={Form} noValidate onSubmit={form.submit}>
          <FormError message={form.problem} />
          <Text>
            Enter by <LocalTime iso={sheet.deadline} />. Only your coach can see your entry.
          </Text>
          <TextField label="Your name" required autoComplete="name" {...field('name')} />
          <SelectField label="Size" required {...field('size')}>
            {sheet.sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </SelectField>
          <TextField label="Number" hint="Up to 3 digits, optional" inputMode="numeric" {...field('number')} />
          <Button type="submit" variant="action" size="large" wide busy={form.sending}>
            Enter
          </Button>
        </Stack>
      )}
    </ProgramPage>
  )
}
