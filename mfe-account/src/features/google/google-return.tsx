import { ApiError } from '@shop/shared-api'
import { googleProblems } from '@shop/shared-api/contract'
import { Alert } from '@shop/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApi } from '../../api-context'
import { enterSession } from '../../session/enter-session'

/**
 * Completes Google sign-in: exchanges the code in the URL fragment for a session and removes it from the URL, or
 * shows
 * why the sign-in failed.
 */
export function GoogleReturn() {
  const api = useApi()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const [refusal, setError] = useState<string | null>(null)
  const [isLoggingIn, setLoggingIn] = useState(false)
  const submittedCode = useRef<string>(undefined)
  const code = new URLSearchParams(hash.slice(1)).get('google')

  useEffect(() => {
    // The code is single-use: reloads and history navigation must not send it again.
    if (!code || submittedCode.current === code) return
    submittedCode.current = code
    void navigate({ search, hash: '' }, { replace: true })
    setLoggingIn(true)
    api
      .request('POST /login/google', { body: { code }, silent: true })
      .then(
        (session) => enterSession(session, 'login'),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          setError(error.message)
        },
      )
      .finally(() => setLoggingIn(false))
  }, [api, code, navigate, search])

  const problem = refusal ?? findGoogleProblem(search)
  if (isLoggingIn) {
    return (
      <Alert tone="info" announce="polite">
        Logging you in with Google…
      </Alert>
    )
  }
  return problem ? (
    <Alert tone="error" announce="assertive">
      {problem}
    </Alert>
  ) : null
}

function findGoogleProblem(search: string): string | null {
  const name = new URLSearchParams(search).get('google')
  return name && Object.hasOwn(googleProblems, name) ? googleProblems[name as keyof typeof googleProblems] : null
}
