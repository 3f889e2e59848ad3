import { ApiError } from '@shop/shared-api'
import { FormError, useApiForm } from '@shop/shared-forms'
import { Button, Form, SelectField, Stack, TextField } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { useApi } from '../../api-context'
import type { OwnEntry } from './own-entry'

interface Entry {
  name: string
  size: string
  number: string
}

interface EntryFormProps {
  sheetKey: string
  sizes: readonly string[]
  /** The entry to correct; a new one is made without it. */
  own?: OwnEntry | undefined
  /** Above the fields. */
  children?: ReactNode
  onEntered(entry: OwnEntry): void
  /** The coach has removed the entry. */
  onRemoved(): void
  /** The deadline has passed. */
  onClosed(): void
}

/** A member's name, size and number, entered or corrected. */
export function EntryForm({ sheetKey: key, sizes, own, children, onEntered, onRemoved, onClosed }: EntryFormProps) {
  const api = useApi()

  async function save(entry: Entry): Promise<OwnEntry> {
    if (own) {
      const params = { key, entry: own.id }
      const body = { ...entry, secret: own.secret }
      await api.request('POST /roster-sheets/:key/entries/:entry', { params, body, silent: true })
      return { ...own, ...entry }
    }
    const entered = await api.request('POST /roster-sheets/:key/entries', {
      params: { key },
      body: entry,
      silent: true,
    })
    return { ...entry, id: entered.entry_id, secret: entered.secret }
  }
  const form = useApiForm<Entry>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).rosterEntryForm,
    defaultValues: own && { name: own.name, size: own.size, number: own.number },
    send: async (entry) => {
      try {
        onEntered(await save(entry))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'closed') return onClosed()
        if (error instanceof ApiError && error.status === 404 && own) return onRemoved()
        throw error
      }
    },
  })
  const field = (name: keyof Entry) => ({ error: form.errorOf(name), ...form.register(name) })
  return (
    <Stack as={Form} noValidate onSubmit={form.submit}>
      <FormError message={form.problem} />
      {children}
      <TextField label="Your name" required autoComplete="name" {...field('name')} />
      <SelectField label="Size" required {...field('size')}>
        <option value="">Choose a size</option>
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </SelectField>
      <TextField label="Number" hint="Up to 3 digits, optional" inputMode="numeric" {...field('number')} />
      <Button type="submit" variant="action" size="large" wide busy={form.sending}>
        {own ? 'Save changes' : 'Enter'}
      </Button>
    </Stack>
  )
}
