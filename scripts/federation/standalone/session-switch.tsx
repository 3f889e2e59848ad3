import '@shop/account-contract'
import { useEvent } from '@shop/shared-events'
import { Form } from '@shop/shared-ui'
import { useState, type FormEvent } from 'react'
import { logIn, logOut, registerDeveloper } from './session'

/** Switches between a guest, a new customer and any existing account. */
export function SessionSwitch() {
  const session = useEvent('session/changed')
  const [problem, setProblem] = useState('')
  const attempt = (action: Promise<void>) =>
    action.then(
      () => setProblem(''),
      (error: Error) => setProblem(error.message),
    )

  if (session?.user) {
    return (
      <span>
        {session.user.username} ({session.user.role}){' '}
        <button type="button" onClick={() => void logOut()}>
          Continue as guest
        </button>
      </span>
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void attempt(logIn(String(fields.get('email')), String(fields.get('password'))))
  }
  return (
    <Form onSubmit={submit}>
      Guest <input name="email" type="email" aria-label="Email" placeholder="email" autoComplete="username" />{' '}
      <input
        name="password"
        type="password"
        aria-label="Password"
        placeholder="password"
        autoComplete="current-password"
      />{' '}
      <button type="submit">Log in</button>{' '}
      <button type="button" onClick={() => void attempt(registerDeveloper())}>
        Create a customer
      </button>{' '}
      <span role="status">{problem}</span>
    </Form>
  )
}
