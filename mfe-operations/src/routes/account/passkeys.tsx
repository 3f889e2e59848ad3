import type { StaffSecurity } from '@shop/shared-api/staff'
import { FormError, useApiForm } from '@shop/shared-forms'
import { Button, Form, Stack, Text, TextField, toast } from '@shop/shared-ui'
import { rulesOf } from '../../action/rules-of'
import type { Done } from '../../client/staff-client'
import { useStaffClient } from '../../client/staff-context'
import { useChange } from '../../client/use-change'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { addPasskey, useHasPasskeys } from '../../session/passkeys'
import { SecurityList, timeOf } from './security-list'

interface PasskeysProps {
  passkeys: StaffSecurity['passkeys']
  onChange(): void
}

/** Passkeys, which sign in by fingerprint, face or security key. */
export function Passkeys({ passkeys, onChange }: PasskeysProps) {
  const client = useStaffClient()
  const hasPasskeys = useHasPasskeys()
  const { isBusy, change } = useChange()
  const remove = async (id: string) => {
    if (await change(() => client.call<Done>('POST', '/passkeys/remove', { id }))) onChange()
  }
  return (
    <Panel aria-labelledby="passkeys">
      <PanelTitle id="passkeys">Passkeys</PanelTitle>
      <Text>A fingerprint, a face or a security key signs you in, in place of password and code.</Text>
      {passkeys.length > 0 && (
        <SecurityList>
          {passkeys.map(({ id, name, created_at: created, last_used_at: used }) => (
            <li key={id}>
              <div>
                <Text>{name}</Text>
                <Text size="small" tone="inkMuted">
                  {used ? `Last used ${timeOf(used)}` : `Added ${timeOf(created)}, not used yet`}
                </Text>
              </div>
              <Button variant="quiet" busy={isBusy} aria-label={`Remove ${name}`} onClick={() => void remove(id)}>
                Remove
              </Button>
            </li>
          ))}
        </SecurityList>
      )}
      {hasPasskeys ? (
        // Empty again for the next one.
        <NewPasskey key={passkeys.length} onAdded={onChange} />
      ) : (
        <Text tone="inkMuted">This browser cannot use passkeys.</Text>
      )}
    </Panel>
  )
}

function NewPasskey({ onAdded }: { onAdded(): void }) {
  const client = useStaffClient()
  const form = useApiForm<{ name: string }>({
    schema: () => rulesOf([{ name: 'name', label: 'Name of the device', required: true }]),
    async send({ name }) {
      const { done } = await addPasskey(client, name)
      toast(done, { type: 'success' })
      onAdded()
    },
  })
  return (
    <Stack as={Form} onSubmit={form.submit} noValidate>
      <FormError message={form.problem} />
      <TextField
        label="Name of the device"
        hint="Such as My phone"
        required
        maxLength={60}
        error={form.errorOf('name')}
        {...form.register('name')}
      />
      <Button type="submit" busy={form.sending}>
        Add a passkey
      </Button>
    </Stack>
  )
}
