import { addKey, listKeys, retireKey } from '../operations/rotate-keys'
import type { Actor } from '../operations/registry-context'
import { ReleaseError } from '../release-error'
import { loadSettings } from '../settings'
import { keyStore } from '../signing/key-store'
import { parseDays } from './arguments'
import { collectText, keysText, retiredText } from './print'
import { personOf } from './session'
import type { CommandContext, Common } from './command-context'

interface GcOptions extends Common {
  keepDays: number
  dryRun?: boolean
  why?: string
}

/** gc and keys: maintenance of the store. */
export function maintenanceCommands({ terminal, acting, moving, registry, answer }: CommandContext): void {
  moving('gc', 'Remove versions that no visitor, rollback or canary needs.')
    .option('--keep-days <days>', 'retain versions published or live within this many days', parseDays, 30)
    .action(async (options: GcOptions) => {
      const { keepDays, dryRun, why } = options
      terminal.err(`Looking for versions unused for ${keepDays} days`)
      answer(options, await (await registry(options.by)).collect({ keepDays, dryRun, why }), collectText)
    })

  acting(
    'keys <step> [key]',
    'Manage this machine’s signing keys: list, add (signs from now on), retire <key>.',
  ).action(async (step: string, keyId: string | undefined, options: Common & { why?: string }) => {
    const { env } = terminal
    const wrong = new ReleaseError('usage', 'Use keys list, keys add, or keys retire <key>.')
    if (keyId !== undefined && step !== 'retire') throw wrong
    if (/^https?:/.test(env.RELEASES_URL ?? ''))
      throw new ReleaseError('usage', 'Keys are rotated on the release server’s own machine: unset RELEASES_URL there.')
    const settings = loadSettings(env)
    const { openContext } = await import('../open-registry')
    const context = await openContext(env, settings)
    const keys = keyStore({ dataDir: settings.dataDir, env })
    const actor: Actor = { by: personOf(env, options.by), role: 'local' }
    if (step === 'list') return answer(options, await listKeys(context, keys), keysText)
    if (step === 'add') {
      terminal.err('Creating a new signing key')
      return answer(options, [await addKey(context, keys, actor, options.why)], keysText)
    }
    if (step !== 'retire' || keyId === undefined) throw wrong
    terminal.err(`Re-signing the releases of ${keyId}`)
    const retired = await retireKey(context, keys, actor, { keyId, why: options.why })
    answer(options, retired, retiredText)
  })
}
