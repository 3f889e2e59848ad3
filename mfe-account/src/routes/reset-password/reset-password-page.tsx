import { ButtonLink, Text, useSubmission, type Submission } from '@shop/shared-ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { FormPage } from '../../features/form-page/form-page'
import { CodeStep } from './code-step'
import { EmailStep } from './email-step'
import { NewPasswordStep } from './new-password-step'
import { RecoveryStep } from './recovery-step'
import { useRecoverySecret } from './use-recovery-secret'

type Step =
  | { name: 'email' }
  | { name: 'code'; email: string }
  | { name: 'password'; email: string; resetToken: string; reason: 'code' | 'undo' }
  | { name: 'done' }

/** How the visitor became eligible to set a new password. */
const intros = {
  code: 'Your code has been verified.',
  undo: 'Your email address has been restored, and all devices have been logged out.',
}

/**
 * Resets the password in three steps: email, emailed code, password. It never reveals whether an account exists.
 * Visitors from the email about a changed address undo the change first.
 */
export function ResetPasswordPage() {
  const { search } = useLocation()
  const submission = useSubmission(
    'POST /send-password-reset-code',
    'POST /validate-reset-code',
    'POST /reset-password',
  )
  const [step, setStep] = useState<Step>(() => (submission ? stepOf(submission) : firstStep(search)))
  const undoSecret = useRecoverySecret()
  return (
    <FormPage title="Reset password">
      {step.name === 'email' && undoSecret && (
        <RecoveryStep
          token={undoSecret}
          onRecovered={(account) => setStep({ name: 'password', ...account, reason: 'undo' })}
        />
      )}
      {step.name === 'email' && !undoSecret && <EmailStep onSent={(email) => setStep({ name: 'code', email })} />}
      {step.name === 'code' && (
        <CodeStep
          email={step.email}
          onRight={(resetToken) => setStep({ name: 'password', email: step.email, resetToken, reason: 'code' })}
          onOtherEmail={() => setStep({ name: 'email' })}
        />
      )}
      {step.name === 'password' && (
        <NewPasswordStep
          email={step.email}
          resetToken={step.resetToken}
          intro={intros[step.reason]}
          onDone={() => setStep({ name: 'done' })}
        />
      )}
      {step.name === 'done' && (
        <>
          <Text role="status">
            Your password has been changed, and all devices have been logged out. Log in with your new password.
          </Text>
          <ButtonLink to="/login" variant="action" size="large">
            Log in
          </ButtonLink>
        </>
      )}
    </FormPage>
  )
}

/** The step of a form posted without scripts; it falls back to the first step when values are missing. */
function stepOf({ form, values: { email, reset_token: resetToken } }: Submission): Step {
  if (typeof email !== 'string') return { name: 'email' }
  if (form === 'password' && typeof resetToken === 'string') {
    return { name: 'password', email, resetToken, reason: 'code' }
  }
  return form === 'code' ? { name: 'code', email } : { name: 'email' }
}

const firstStep = (search: string): Step => ({ name: new URLSearchParams(search).has('done') ? 'done' : 'email' })
