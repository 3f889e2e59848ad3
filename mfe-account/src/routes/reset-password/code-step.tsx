import { ApiError, type ResetCodeForm } from '@shop/shared-api'
import { FormError, useApiForm } from '@shop/shared-forms'
import { Button, Cluster, Form, showErrorDialog, Text, TextField, toast, useSubmission } from '@shop/shared-ui'
import { useEffect, useState, type SubmitEvent } from 'react'
import { useApi } from '../../api-context'
import { FormFields } from '../../features/form-page/form-page'

interface CodeStepProps {
  email: string
  onRight(resetToken: string): void
  onOtherEmail(): void
}

/** Step two: the emailed code, valid for ten minutes. */
export function CodeStep({ email, onRight, onOtherEmail }: CodeStepProps) {
  const api = useApi()
  const form = useApiForm<ResetCodeForm>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).resetCodeForm,
    defaultValues: { email },
    send: async (body) => {
      const { reset_token: token } = await api.request('POST /validate-reset-code', { body, silent: true })
      onRight(token)
    },
    submission: useSubmission('POST /validate-reset-code'),
  })
  const { focus } = form
  useEffect(() => focus('code'), [focus])
  function startOver(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onOtherEmail()
  }
  return (
    <>
      <Text role="status">
        If {email} has an account, we’ve sent a code to it. The code expires in 10 minutes. Don’t see it? Check your
        spam folder.
      </Text>
      <FormFields worksWithoutScripts onSubmit={form.submit} noValidate>
        <input type="hidden" name="form" value="code" />
        <input type="hidden" name="email" value={email} />
        <FormError message={form.problem} />
        <TextField
          label="Code"
          hint="8 letters and digits"
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          error={form.errorOf('code')}
          {...form.register('code')}
        />
        <Button type="submit" variant="action" size="large" wide busy={form.sending}>
          Continue
        </Button>
      </FormFields>
      <Cluster>
        <SendAgain email={email} />
        <form method="get" onSubmit={startOver}>
          <Button type="submit" variant="quiet">
            Use a different email
          </Button>
        </form>
      </Cluster>
    </>
  )
}

function SendAgain({ email }: { email: string }) {
  const api = useApi()
  const [sending, setSending] = useState(false)

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    try {
      await api.request('POST /send-password-reset-code', { body: { email }, silent: true })
      toast('We’ve sent you a new code.')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void showErrorDialog(error)
    } finally {
      setSending(false)
    }
  }

  return (
    <Form worksWithoutScripts onSubmit={(event) => void send(event)}>
      <input type="hidden" name="form" value="email" />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="quiet" busy={sending}>
        Resend code
      </Button>
    </Form>
  )
}
