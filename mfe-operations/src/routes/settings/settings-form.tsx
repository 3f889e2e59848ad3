import { FormError, useApiForm } from '@shop/shared-forms'
import { Button, Form, Stack, toast } from '@shop/shared-ui'
import { useState } from 'react'
import { ActionControl } from '../../action/action-field'
import { rulesOf } from '../../action/rules-of'
import { currentOf } from '../../client/current-of'
import type { Done } from '../../client/staff-client'
import { useStaffClient } from '../../client/staff-context'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { AccentField } from '../../features/accent-field/accent-field'
import { useMay } from '../../session/session-context'
import { SettingConflict } from './setting-conflict'
import { settingGroups } from './setting-fields'

type Texts = Record<string, string>

const names = [...settingGroups.flatMap(({ fields }) => fields.map(({ name }) => name)), 'accent']

/** Saves what was changed. What someone else changed in the meantime is shown next to it and not overwritten. */
export function SettingsForm({ texts, onSaved }: { texts: Texts; onSaved(): void }) {
  const client = useStaffClient()
  const may = useMay()
  const [shown, setShown] = useState(texts)
  const [theirs, setTheirs] = useState<Texts>({})
  const form = useApiForm<Texts>({
    schema: () => rulesOf(settingGroups.flatMap(({ fields }) => fields)),
    defaultValues: Object.fromEntries(names.map((name) => [name, texts[name] ?? ''])),
    async send(typed) {
      const values = Object.fromEntries(
        names.flatMap((name) => (typed[name] === (shown[name] ?? '') ? [] : [[name, typed[name]]])),
      )
      try {
        const { done } = await client.run<Done>('settings.change', { values, shown })
        setShown({ ...shown, ...typed })
        setTheirs({})
        toast(done, { type: 'success' })
        onSaved()
      } catch (error) {
        setTheirs(currentOf<Texts>(error) ?? {})
        throw error
      }
    },
  })

  /** From now on, this text of someone else counts as seen. */
  function settle(name: string, take: boolean) {
    const { [name]: text = '', ...others } = theirs
    setShown({ ...shown, [name]: text })
    if (take) form.fill({ [name]: text })
    setTheirs(others)
  }

  return (
    <Stack as={Form} onSubmit={form.submit} noValidate>
      <FormError message={form.problem} />
      {Object.entries(theirs).map(([name, text]) => (
        <SettingConflict key={name} name={name} theirs={text} mine={form.values(name)} onSettled={settle} />
      ))}
      {settingGroups.map(({ title, fields }, at) => (
        <Panel key={title} aria-labelledby={`settings-${at}`}>
          <Stack>
            <PanelTitle id={`settings-${at}`}>{title}</PanelTitle>
            {fields.map((field) => (
              <ActionControl
                key={field.name}
                field={field}
                error={form.errorOf(field.name)}
                control={form.register(field.name)}
              />
            ))}
            {at === 0 && (
              <AccentField
                value={form.watch('accent')}
                error={form.errorOf('accent')}
                control={form.register('accent')}
              />
            )}
          </Stack>
        </Panel>
      ))}
      {may('settings.change') && (
        <Button type="submit" variant="action" busy={form.sending}>
          Save
        </Button>
      )}
    </Stack>
  )
}
