import { FormError, useApiForm } from '@shop/shared-forms'
import { Alert, Button, Checkbox, Cluster, Form, Stack, Text, TextAreaField, toast } from '@shop/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { rulesOf } from '../../action/rules-of'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'

/** What is sent. */
export interface Answer extends Record<string, unknown> {
  text: string
  /** Whether nothing is left to do afterwards. */
  done: boolean
}

interface AnswerFormProps {
  title: string
  /** Who reads the answer. */
  explanation: string
  button: string
  maxLength: number
  /** The answer to edit, which stays in the form; unless given, each one is new. */
  initial?: string
  /** Offers to mark the subject as done with the answer. */
  canClose?: boolean
  /** Sends the answer and returns what was done; throws an ApiError. */
  send(answer: Answer): Promise<string>
  /** What someone else saved in the meantime, by the error of `send`; undefined for any other error. */
  theirsOf(error: unknown): string | undefined
  /** The text of the form once the own answer is given up for theirs; empty unless given. */
  takeTheirs?(theirs: string): string
}

const Theirs = styled.pre`
  max-block-size: 20rem;
  overflow: auto;
  font: inherit;
  white-space: pre-wrap;
`

/** Writes an answer. One that someone else's came before is not sent, and stays next to theirs. */
export function AnswerForm({
  title,
  explanation,
  button,
  maxLength,
  initial,
  canClose = false,
  send,
  theirsOf,
  takeTheirs = () => '',
}: AnswerFormProps) {
  const [theirs, setTheirs] = useState<string>()
  const form = useApiForm<Answer>({
    // An empty answer is refused when it is sent: leaving the field is no mistake.
    schema: () => rulesOf([]),
    defaultValues: { text: initial ?? '', done: false },
    async send(answer) {
      try {
        toast(await send(answer), { type: 'success' })
        setTheirs(undefined)
        if (initial === undefined) form.fill({ text: '', done: false })
      } catch (error) {
        setTheirs(theirsOf(error))
        throw error
      }
    },
  })

  function settle(take: boolean) {
    if (take) form.fill({ text: takeTheirs(theirs ?? '') })
    setTheirs(undefined)
    form.focus('text')
  }

  return (
    <Panel aria-labelledby="answer">
      <PanelTitle id="answer">{title}</PanelTitle>
      <Form onSubmit={(event) => void form.submit(event)} noValidate>
        <Stack>
          <Text>{explanation}</Text>
          <FormError message={form.problem} />
          {theirs !== undefined && (
            <Alert tone="warning" title="Someone else was faster" announce="polite">
              <Stack $gap={2}>
                <Theirs aria-label="Their version">{theirs}</Theirs>
                <Cluster>
                  <Button onClick={() => settle(false)}>Keep my answer</Button>
                  <Button onClick={() => settle(true)}>Discard my answer</Button>
                </Cluster>
              </Stack>
            </Alert>
          )}
          <TextAreaField
            label="Answer"
            required
            rows={6}
            maxLength={maxLength}
            error={form.errorOf('text')}
            {...form.register('text')}
          />
          {canClose && <Checkbox label="Mark as done" {...form.register('done')} />}
          <Cluster>
            <Button type="submit" variant="action" busy={form.sending}>
              {button}
            </Button>
          </Cluster>
        </Stack>
      </Form>
    </Panel>
  )
}
