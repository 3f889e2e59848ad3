import { FormError, useApiForm } from '@shop/shared-forms'
import { Button, Form, media, Stack, Text, TextAreaField, tokens, toast } from '@shop/shared-ui'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { rulesOf } from '../../action/rules-of'
import { currentOf } from '../../client/current-of'
import type { Done } from '../../client/staff-client'
import { useStaffClient } from '../../client/staff-context'
import { useOperation } from '../../client/use-operation'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { useMay } from '../../session/session-context'
import { TextConflict } from './text-conflict'
import { useDelayed } from './use-delayed'

/** A text with the state that it was read in, which the API compares when it is saved. */
export interface StoredText {
  text: string
  state: string
}

interface TextEditorProps<Answer extends object> {
  stored: StoredText
  /** The operation that saves the text, with the part of its input that is known. */
  edit: string
  input?: object
  /** The operation that reads what was typed, with the part of its input that is known, and how its answer looks. */
  preview: string
  previewInput?: object
  renderPreview(answer: Answer, typed: string): ReactNode
  hint: string
  onSaved?(): void
}

const PREVIEW_DELAY_MS = 300

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  align-items: start;
  ${media.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  textarea {
    min-block-size: 32rem;
    font-family: ui-monospace, monospace;
  }
`

/** A Markdown text next to its preview. What someone else saved in the meantime is shown and not overwritten. */
export function TextEditor<Answer extends object>(props: TextEditorProps<Answer>) {
  const { stored, edit, input, preview, previewInput, renderPreview, hint, onSaved } = props
  const client = useStaffClient()
  const may = useMay()
  const [state, setState] = useState(stored.state)
  const [theirs, setTheirs] = useState<StoredText>()
  const form = useApiForm<{ text: string }>({
    schema: () => rulesOf([{ name: 'text', label: 'Text', required: true }]),
    defaultValues: { text: stored.text },
    async send({ text }) {
      try {
        const { done, detail } = await client.run<Done & { detail?: { state: string } }>(edit, {
          ...input,
          text,
          state,
        })
        if (detail) setState(detail.state)
        toast(done, { type: 'success' })
        onSaved?.()
      } catch (error) {
        setTheirs(currentOf<StoredText>(error))
        throw error
      }
    },
  })
  const typed = useDelayed(form.watch('text'), PREVIEW_DELAY_MS)
  const { data, error } = useOperation<Answer>(preview, { ...previewInput, text: typed })

  /** From now on, what someone else saved counts as seen. */
  function settle(other: StoredText, take: boolean) {
    setState(other.state)
    if (take) form.fill({ text: other.text })
    setTheirs(undefined)
  }

  return (
    <Sides>
      <Stack as={Form} onSubmit={form.submit} noValidate>
        <FormError message={form.problem} />
        {theirs && <TextConflict theirs={theirs.text} onSettled={(take) => settle(theirs, take)} />}
        <TextAreaField
          label="Text"
          hint={hint}
          error={form.errorOf('text')}
          readOnly={!may(edit)}
          spellCheck
          required
          {...form.register('text')}
        />
        {may(edit) && (
          <Button type="submit" variant="action" busy={form.sending}>
            Save
          </Button>
        )}
      </Stack>
      <Panel aria-labelledby="preview">
        <PanelTitle id="preview">Preview</PanelTitle>
        <div role="status">{error && <Text>{error.message}</Text>}</div>
        {data && renderPreview(data, typed)}
      </Panel>
    </Sides>
  )
}
