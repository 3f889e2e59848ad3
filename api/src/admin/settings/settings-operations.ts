import { z } from 'zod'
import type { Database } from '../../database/client'
import { settings } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { contentRepository } from '../../modules/content/content-repository'
import { audit, operation } from '../operation'
import { changeSettings, settingNames, settingText, settingTexts } from './setting-values'

const name = z.enum(settingNames)

const changeInput = z.strictObject({ values: settingTexts, shown: settingTexts.optional() })

/** Reads and changes the shop's settings. */
export const settingsOperations = {
  'settings.get': operation(z.strictObject({ name: name.optional() }), async ({ db }, input) => {
    const row = await contentRepository(db).settings()
    const wanted = input.name ? [input.name] : settingNames
    return { rows: wanted.map((setting) => ({ setting, value: settingText(row, setting) })) }
  }),

  'settings.set': operation(z.strictObject({ name, value: z.string().trim().max(300) }), async ({ db, actor }, input) =>
    inTransaction(db, async (tx) => {
      const { [input.name]: change } = await changeSettings(tx, { [input.name]: input.value })
      if (!change) return { done: `${input.name} already has this value.` }
      await audit(tx, actor, 'settings.set', input.name, { ...change })
      return { done: `${input.name} is now ${change.to}.`, detail: { ...change } }
    }),
  ),

  /** With the texts that were shown, it fails with 409 and the current ones if another change came first. */
  'settings.change': operation(changeInput, async ({ db, actor }, { values, shown }) =>
    inTransaction(db, async (tx) => {
      if (shown) await refuseStale(tx, values, shown)
      const changes = await changeSettings(tx, values)
      const changed = Object.keys(changes)
      if (changed.length === 0) return { done: 'Nothing was changed.' }
      await audit(tx, actor, 'settings.change', changed.join(', '), changes)
      return { done: `Changed ${changed.join(', ')}.`, detail: changes }
    }),
  ),
}

async function refuseStale(
  tx: Database,
  values: z.output<typeof settingTexts>,
  shown: z.output<typeof settingTexts>,
): Promise<void> {
  const [row] = await tx.select().from(settings).for('update')
  const names = Object.keys(values) as (keyof typeof values)[]
  const stale = names.filter((setting) => setting in shown && settingText(row!, setting) !== shown[setting])
  if (stale.length === 0) return
  const current = Object.fromEntries(stale.map((setting) => [setting, settingText(row!, setting)]))
  const message = `Someone changed ${stale.join(', ')} in the meantime. Nothing was saved.`
  throw new Failure(409, 'conflict', message, { extra: { current } })
}
