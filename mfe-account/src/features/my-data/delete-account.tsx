import '@shop/account-contract'
import type { DeleteAccountForm } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { FormError, PasswordField, useApiForm } from '@shop/shared-forms'
import { Button, Dialog, Form, showDialog, Stack, Text } from '@shop/shared-ui'
import { useApi } from '../../api-context'
import { DeletionSummary } from './deletion-summary'

/** Deletes the account after the password is confirmed, then ends the session and shows the API's message. */
export function DeleteAccount({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Delete your account?">
      <Stack>
        <DeletionSummary />
        <PasswordForm onCancel={onClose} />
      </Stack>
    </Dialog>
  )
}

function PasswordForm({ onCancel }: { onCancel(): void }) {
  const api = useApi()
  const form = useApiForm<DeleteAccountForm>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).deleteAccountForm,
    send: async (body) => {
      const { message } = await api.request('POST /delete-account', { body, silent: true })
      onCancel()
      // The response has already cleared the session cookies.
      bus.publish('session/ended', { reason: 'logout' })
      void showDialog({ title: 'Goodbye', message, tone: 'success' })
    },
  })
  return (
    <Stack as={Form} onSubmit={form.submit} noValidate>
      <FormError message={form.problem} />
      <Text>This can’t be undone. Enter your password to confirm:</Text>
      <PasswordField
        label="Password"
        required
        autoComplete="current-password"
        error={form.errorOf('password')}
        {...form.register('password')}
      />
      <Stack $gap={2}>
        <Button type="submit" variant="action" wide busy={form.sending}>
          Delete my account
        </Button>
        <Button variant="quiet" wide onClick={onCancel}>
          Keep my account
        </Button>
      </Stack>
    </Stack>
  )
}
