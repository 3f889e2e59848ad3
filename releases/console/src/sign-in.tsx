import { Alert, Button, Card, Container, Form, Heading, Stack, Text, TextField } from '@shop/shared-ui'
import { useState, type FormEvent } from 'react'
import type { Credentials } from './stored-session'
import { registryClient, type Session } from './registry-client'
import { focusOnMount } from './focus-on-mount'

interface SignInProps {
  /** Why the previous session ended. */
  problem?: string
  /** The name of the issuer's sign-in, where there is one. */
  singleSignOn?: string | null
  onSession: (credentials: Credentials, session: Session) => void
}

/** Sign-in at the issuer of the trust rules, where there is one, and by every token that the release server knows. */
export function SignIn({ problem: initialProblem, singleSignOn = null, onSession }: SignInProps) {
  const [problem, setProblem] = useState(initialProblem)
  const [busy, setBusy] = useState(false)

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = { by: String(form.get('by')).trim(), token: String(form.get('token')).trim() }
    setBusy(true)
    setProblem(undefined)
    try {
      onSession(credentials, await registryClient(credentials.token, credentials.by).session())
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
    }
  }

  return (
    <Container as="main" $width="text">
      <Stack $gap={5}>
        <Heading level={1} ref={focusOnMount} tabIndex={-1}>
          Releases
        </Heading>
        {singleSignOn !== null && (
          <Text as="p">
            <a href="/v1/sign-in">{`Sign in with ${singleSignOn}`}</a>, or with a token:
          </Text>
        )}
        <Card as={Form} onSubmit={(event: FormEvent<HTMLFormElement>) => void signIn(event)}>
          <Stack $gap={4}>
            <Text as="p">
              See which versions are live and who promoted them. Your token determines which parts you can move.
            </Text>
            {problem && (
              <Alert tone="error" announce="assertive">
                {problem}
              </Alert>
            )}
            <TextField
              label="Your name"
              name="by"
              autoComplete="name"
              required
              pattern=".*\S.*"
              title="Your name can’t be blank"
              maxLength={80}
              hint="Recorded in the audit log"
            />
            <TextField label="Token" name="token" type="password" autoComplete="off" required />
            <Button variant="action" type="submit" busy={busy}>
              Sign in
            </Button>
          </Stack>
        </Card>
      </Stack>
    </Container>
  )
}
