import { ButtonLink, Text } from '@shop/shared-ui'
import { useState } from 'react'
import { FormPage } from '../../features/form-page/form-page'
import { CodeStep } from './code-step'
import { EmailStep } from './email-step'
import { NewPasswordStep } from './new-password-step'
import { UndoStep } from './undo-step'
import { useUndoSecret } from './use-undo-secret'

type Step =
  | { name: 'email' }
  | { name: 'code'; email: string }
  | { name: 'password'; email: string; resetToken: string; reason: 'code' | 'undo' }
  | { name: 'done' }

/** What made it possible to choose a new password. */
const intros = {
  code: 'The code is right.',
  undo: 'Your account uses this email again, and everybody is logged out.',
}

/**
 * A new password in three steps: email, the code mailed to it, the password. It never says whether an account exists.
 * Whoever comes from the mail about a changed email takes the account back first.
 */
export function ResetPasswordPage() {
  const [step, setStep] = useState<Step>({ name: 'email' })
  const undoSecret = useUndoSecret()
  return (
    <FormPage title="Reset password">
      {step.name === 'email' && undoSecret && (
        <UndoStep
          token={undoSecret}
          onUndone={(account) => setStep({ name: 'password', ...account, reason: 'undo' })}
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
            Your password is changed, and you are logged out everywhere. Log in with the new one.
          </Text>
          <ButtonLink to="/login" variant="action" size="large">
            Log in
          </ButtonLink>
        </>
      )}
    </FormPage>
  )
}
