import { FormError, useApiForm } from '@shop/shared-forms'
import { Button, Dialog, Form, Stack, Text } from '@shop/shared-ui'
import { useId, useState } from 'react'
import type { Done } from '../client/staff-client'
import { useStaffClient } from '../client/staff-context'
import { ActionControl, type ActionField } from './action-field'
import { UploadProgress } from './upload-progress'
import { rulesOf } from './rules-of'
import { inputOfAction } from './action-input'

/** A change that staff make: an operation of the shop with the fields that they fill in. */
export interface Action {
  /** What its button says, such as `Put on hold`. */
  label: string
  title: string
  /** What it does, before it is done. */
  explanation?: string
  operation: string
  /** The part of the input that is known already. */
  input?: object
  fields?: readonly ActionField[]
  initial?: Record<string, string | boolean>
  /** Sends only the fields that differ from `initial`, for operations that leave others unchanged. */
  onlyChanges?: boolean
  /** Makes the operation's input of the values, where it is not flat. */
  toInput?: (values: Record<string, unknown>) => Record<string, unknown>
}

interface ActionDialogProps {
  action: Action
  open: boolean
  /** Closed, but what was typed remains for the next opening. */
  onClose(): void
  /** Closed for good. */
  onCancel(): void
  onDone(answer: Done): void
}

type Values = Record<string, unknown>

/** The form of an action, with API errors shown next to their fields. */
export function ActionDialog({ action, open, onClose, onCancel, onDone }: ActionDialogProps) {
  const { label, title, explanation, operation, input, fields = [], initial } = action
  const client = useStaffClient()
  const formId = useId()
  const [sent, setSent] = useState<number>()
  const file = fields.find(({ kind }) => kind === 'file')

  /** A chosen file is sent next to the other values. */
  async function runWithFile(values: Values): Promise<Done> {
    const { [file?.name ?? '']: files, ...others } = values
    const [chosen] = files instanceof FileList ? files : []
    if (!chosen) return client.run(operation, others)
    return client.upload<Done>(operation, others, chosen, { onProgress: setSent })
  }
  const form = useApiForm<Values>({
    schema: () => rulesOf(fields),
    defaultValues: { ...input, ...initial },
    send: async (values) => onDone(await runWithFile(inputOfAction(action, values))),
  })
  const footer = (
    <Stack $gap={2}>
      <Button variant="action" wide type="submit" form={formId} busy={form.sending}>
        {label}
      </Button>
      <Button variant="quiet" wide onClick={onCancel}>
        Cancel
      </Button>
    </Stack>
  )
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={footer}>
      <Form id={formId} onSubmit={(event) => void form.submit(event)} noValidate>
        <Stack>
          {explanation && <Text>{explanation}</Text>}
          <FormError message={form.problem} />
          {fields.map((field) => (
            <ActionControl
              key={field.name}
              field={field}
              error={form.errorOf(field.name)}
              control={form.register(field.name)}
            />
          ))}
          {form.sending && sent !== undefined && <UploadProgress share={sent} />}
        </Stack>
      </Form>
    </Dialog>
  )
}
