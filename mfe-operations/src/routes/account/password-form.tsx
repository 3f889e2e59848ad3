import { FormError, NewPasswordField, useApiForm } from '@shop/shared-forms'
import { Button, Form, Stack, Text, toast } from '@shop/shared-ui'
import { rulesOf } from '../../action/rules-of'
import type { Done } from '../../client/staff-client'
import { useStaffClient } from '../../client/staff-context'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'

/** A new password for the account. */
export function PasswordForm({ onChanged }: { onChanged(): void }) {
  const client = useStaffClient()
  const form = useApiForm<{ password: string }>({
    schema: () => rulesOf([{ name: 'password', label: 'New password', required: true }]),
    async send(values) {
      const { done } = await client.call<Done>('POST', '/password', values)
      toast(done, { type: 'success' })
      onChanged()
    },
  })
  return (
    <Panel aria-labelledby="password">
      <PanelTitle id="password">Password</PanelTitle>
      <Stack as={Form} onSubmit={form.submit} noValidate>
        <Text>All other devices are signed out.</Text>
        <FormError message={form.problem} />
        <NewPasswordField
          label="New password"
          required
          error={form.errorOf('password')}
          {...form.register('password')}
        />
        <Button type="submit" busy={form.sending}>
          Change the password
        </Button>
      </Stack>
    </Panel>
  )
}
