import { ApiError, type Api } from '@shop/shared-api'
import { Alert, Button, Form, media, Stack, TextField, tokens } from '@shop/shared-ui'
import { useCallback, useRef, useState, type SyntheticEvent } from 'react'
import styled from 'styled-components'
import { checkCode, readCode, type CodeCheck } from './check-code'
import { CodeOutcome } from './code-outcome'
import { ScanButton } from './scan-button'

const INSTRUCTIONS = 'Six to 32 letters, digits and dashes, on the label inside the piece or on its bag.'

const CodeFormActions = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  justify-self: stretch;
  ${media.tablet} {
    display: flex;
  }
`

/** Takes a typed code and tells what the shop knows of it. */
export function CodeForm({ api }: { api?: Api }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ code: string; check: CodeCheck } | { failure: string }>()
  const isChecking = useRef(false)

  const check = useCallback(async (given: string, api?: Api) => {
    if (isChecking.current) return
    const code = readCode(given)
    setProblem(code ? undefined : 'This cannot be one of our codes.')
    setOutcome(undefined)
    if (!code) return
    isChecking.current = true
    setBusy(true)
    setOutcome(await checkCode(code, api).then((found) => ({ code, check: found }), explain))
    setBusy(false)
    isChecking.current = false
  }, [])
  const takeScanned = useCallback(
    (code: string) => {
      setTyped(code)
      void check(code, api)
    },
    [check, api],
  )

  return (
    <Stack $gap={5}>
      <Stack
        as={Form}
        $gap={4}
        $align="start"
        noValidate
        onSubmit={(submit: SyntheticEvent) => {
          submit.preventDefault()
          void check(typed, api)
        }}
      >
        <TextField
          label="Code"
          hint={INSTRUCTIONS}
          error={problem}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={48}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <CodeFormActions>
          <Button type="submit" variant="action" size="large" busy={busy}>
            Check the code
          </Button>
          <ScanButton onCode={takeScanned} />
        </CodeFormActions>
      </Stack>
      {outcome &&
        ('failure' in outcome ? (
          <Alert tone="error" announce="assertive">
            {outcome.failure}
          </Alert>
        ) : (
          <CodeOutcome key={outcome.code} check={outcome.check} barcode={outcome.code} />
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
