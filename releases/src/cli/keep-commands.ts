import { openContext } from '../open-registry'
import { addKey, listKeys, retireKey } from '../operations/rotate-keys'
import type { Actor } from '../operations/registry-context'
import { ReleaseError } from '../release-error'
import { loadSettings } from '../settings'
import { keyStore } from '../signing/key-store'
import { parseDays } from './arguments'
import { collectText, keysText, retiredText } from './print'
import { personOf } from './session'
import type { CommandKit, Common } from './command-kit'

interface GcOptions extends Common {
  keepDays: number
  dryRun?: boolean
  why?: string
}

/** gc and keys: what is done now and then, and needs care. */
export function keepCommands({ terminal, acting, moving, registry, answer }: CommandKit): void {
  moving('gc', 'Remove versions that no visitor, rollback or canary can need any more.')
    .option('--keep-days <days>', 'keep what was published, or live for anyone, within so many days', parseDays, 30)
    .action(async (options: GcOptions) => {
      const { keepDays, dryRun, why } = options
      terminal.err(`Looking for versions that nobody needed for ${keepDays} days`)
      answer(options, await (await registry(options.by)).collect({ keepDays, dryRun, why }), collectText)
    })

  acting(
    'keys <step> [key]',
    'The signing keys of this machine: list, add (a new one signs from now on), retire <key>.',
  ).action(async (step: string, keyId: string | undefined, options: Common & { why?: string }) => {
    const { env } = terminal
    const wrong = new ReleaseError('usage', 'Write keys list, keys add, or keys retire <key>.')
    if (keyId !== undefined && step !== 'retire') throw wrong
    if (/^https?:/.test(env.RELEASES_URL ?? ''))
      throw new ReleaseError('usage', 'Keys are rotated on the release server’s own machine: unset RELEASES_URL there.')
    const settings = loadSettings(env)
    const context = await openContext(env, settings)
    const keys = keyStore({ dataDir: settings.dataDir, env })
    const actor: Actor = { by: personOf(env, options.by), role: 'local' }
    if (step === 'list') return answer(options, await listKeys(context, keys), keysText)
    if (step === 'add') {
      terminal.err('Making a new signing key')
      return answer(options, [await addKey(context, keys, actor, options.why)], keysText)
    }
    if (step !== 'retire' || keyId === undefined) throw wrong
    terminal.err(`Signing anew what ${keyId} signed`)
    const retired = await retireKey(context, keys, actor, { keyId, why: options.why })
    answer(options, retired, retiredText)
  })
}
