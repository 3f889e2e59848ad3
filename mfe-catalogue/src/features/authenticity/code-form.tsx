import { ApiError, type Api } from '@shop/shared-api'
import { Alert, Button, Form, media, Stack, TextField, tokens } from '@shop/shared-ui'
import { useCallback, useRef, useState, type SyntheticEvent } from 'react'
import styled from 'styled-components'
import { checkCode, normalizeCode, type CodeCheck } from './check-code'
import { CodeOutcome } from './code-outcome'
import { ScanButton } from './scan-button'

const INSTRUCTIONS = '6 to 32 letters, digits and dashes. You’ll find it on the label inside the item or on its bag.'

const CodeFormActions = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  justify-self: stretch;
  ${media.tablet} {
    display: flex;
  }
`

/** Checks a typed code and shows the result. */
export function CodeForm({ api }: { api?: Api }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ code: string; check: CodeCheck } | { failure: string }>()
  const isChecking = useRef(false)

  const check = useCallback(async (given: string, api?: Api) => {
    if (isChecking.current) return
    const code = normalizeCode(given)
    setProblem(code ? undefined : 'This doesn’t look like one of our codes.')
    setOutcome(undefined)
    if (!code) return
    isChecking.current = true
    setBusy(true)
    setOutcome(await checkCode(code, api).then((found) => ({ code, check: found }), formatCheckError))
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
            Check code
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

function formatCheckError(error: unknown): { failure: string } {
  if (error instanceof ApiError && error.status === 429)
    return { failure: 'You’ve checked too many codes. Please try again in an hour.' }
  if (error instanceof ApiError && error.status === 422) return { failure: error.message }
  return { failure: 'We couldn’t check the code right now. Please try again in a moment.' }
}
