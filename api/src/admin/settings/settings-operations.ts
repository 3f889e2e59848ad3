import { z } from 'zod'
import { inTransaction } from '../../database/transaction'
import { contentRepository } from '../../modules/content/content-repository'
import { audit, operation } from '../operation'
import { changeSettings, settingNames, settingText, settingTexts } from './setting-values'

const name = z.enum(settingNames)

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

  'settings.change': operation(z.strictObject({ values: settingTexts }), async ({ db, actor }, { values }) =>
    inTransaction(db, async (tx) => {
      const changes = await changeSettings(tx, values)
      const changed = Object.keys(changes)
      if (changed.length === 0) return { done: 'Nothing was changed.' }
      await audit(tx, actor, 'settings.change', changed.join(', '), changes)
      return { done: `Changed ${changed.join(', ')}.`, detail: changes }
    }),
  ),
}
