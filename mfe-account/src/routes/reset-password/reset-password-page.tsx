import { ButtonLink, Text } from '@shop/shared-ui'
import { useState } from 'react'
import { FormPage } from '../../features/form-page/form-page'
import { CodeStep } from './code-step'
import { EmailStep } from './email-step'
import { NewPasswordStep } from './new-password-step'

type Step =
  | { name: 'email' }
  | { name: 'code'; email: string }
  | { name: 'password'; email: string; resetToken: string }
  | { name: 'done' }

/** A new password in three steps: email, the code mailed to it, the password. It never says whether an account exists. */
export function ResetPasswordPage() {
  const [step, setStep] = useState<Step>({ name: 'email' })
  return (
    <FormPage title="Reset password">
      {step.name === 'email' && <EmailStep onSent={(email) => setStep({ name: 'code', email })} />}
      {step.name === 'code' && (
        <CodeStep
          email={step.email}
          onRight={(resetToken) => setStep({ name: 'password', email: step.email, resetToken })}
          onOtherEmail={() => setStep({ name: 'email' })}
        />
      )}
      {step.name === 'password' && (
        <NewPasswordStep email={step.email} resetToken={step.resetToken} onDone={() => setStep({ name: 'done' })} />
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
