import { ApiError, type Api } from '@shop/shared-api'
import { Alert, Button, Stack, TextField } from '@shop/shared-ui'
import { useState, type SyntheticEvent } from 'react'
import { checkCode, readCode, type CodeCheck } from './check-code'
import { CodeOutcome } from './code-outcome'

const HOW = 'Six to 32 letters, digits and dashes, on the label inside the piece or on its bag.'

/** Takes a typed code and tells what the shop knows of it. */
export function CodeForm({ api }: { api?: Api }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<CodeCheck | { failure: string }>()

  async function check(submit: SyntheticEvent) {
    submit.preventDefault()
    if (busy) return
    const code = readCode(typed)
    setProblem(code ? undefined : `This cannot be one of our codes. ${HOW}`)
    setOutcome(undefined)
    if (!code) return
    setBusy(true)
    setOutcome(await checkCode(code, api).catch(explain))
    setBusy(false)
  }

  return (
    <Stack $gap={5}>
      <Stack as="form" $gap={4} $align="start" noValidate onSubmit={check}>
        <TextField
          label="Code"
          hint={HOW}
          error={problem}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={48}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="action" size="large" busy={busy}>
          Check the code
        </Button>
      </Stack>
      {outcome &&
        ('failure' in outcome ? (
          <Alert tone="error" announce="assertive">
            {outcome.failure}
          </Alert>
        ) : (
          <CodeOutcome check={outcome} />
        ))}
    </Stack>
  )
}

function explain(error: unknown): { failure: string } {
  if (error instanceof ApiError && error.status === 429)
    return { failure: 'That was many codes in a short time. Please wait an hour and try again.' }
  if (error instanceof ApiError && error.status === 422) return { failure: error.message }
  return { failure: 'The code could not be checked right now. Please try again in a moment.' }
}
