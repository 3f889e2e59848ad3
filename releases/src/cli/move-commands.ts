import type { Command } from 'commander'
import type { MoveOptions } from '../operations/move-pointer'
import { ReleaseError } from '../release-error'
import { loadSettings } from '../settings'
import { findBuilt, parseShare, parseTarget } from './arguments'
import { unblockText, publishText } from './print'
import { moveOptions, type CommandKit, type Common } from './command-kit'

const forcing = (command: Command): Command =>
  command.option('--force', 'move although the gate refuses; needs --why and a release manager’s token')

/** publish, promote, canary, rollback, unblock. */
export function moveCommands({ terminal, acting, moving, registry, answer, answerMove }: CommandKit): void {
  moving('publish [part]', 'Check, sign and keep the built release of a part; nothing goes live by it.')
    .option(
      '--dir <folder>',
      'the built folder; unset: dist in the part’s folder, or in this one when no part is named',
    )
    .option('--version <version>', 'refuse unless the built version is this one')
    .action(async (given: string | undefined, options: Common & MoveOptions & { dir?: string; version?: string }) => {
      const { part, folder } = await findBuilt(given, options.dir, () => loadSettings(terminal.env).parts)
      const { version, why, dryRun } = options
      const asked = await registry(options.by)
      answer(
        options,
        await asked.publish({ part, folder, version, why, dryRun, onProgress: terminal.err }),
        publishText,
      )
    })

  forcing(
    moving(
      'promote <part...>',
      'Bring published versions live in one move: <part> (published last) or <part>@<version>.',
    ),
  )
    .option('--canary <percent>', 'for this share of visitors only; again with another share to raise it', parseShare)
    .action(async (targets: string[], options: Common & MoveOptions & { canary?: number }) => {
      const asked = await registry(options.by)
      terminal.err(`Asking the gate about ${targets.join(', ')}`)
      const request = { targets: targets.map(parseTarget), canary: options.canary, ...moveOptions(options) }
      answerMove(options, await asked.promote(request))
    })

  forcing(
    moving('canary <part> <step>', 'The canary that runs: a new share (25%), finish (everyone gets it), or abort.'),
  ).action(async (text: string, step: string, options: Common & MoveOptions) => {
    const asked = await registry(options.by)
    const { part, version: named } = parseTarget(text)
    const { parts, revision } = await asked.status()
    const running = parts.find((one) => one.part === part)?.canary?.version
    if (named !== undefined && running !== undefined && named !== running)
      throw new ReleaseError('conflict', `The canary of ${part} is ${running}, not ${named}.`)
    terminal.err(`Asking the gate about the canary of ${part}`)
    if (step === 'abort') return answerMove(options, await asked.abort({ part, ...moveOptions(options) }))
    const canary = step === 'finish' ? undefined : parseShare(step)
    const version = named ?? running
    if (!version) throw new ReleaseError('not-found', `${part} has no canary. Start one: promote ${part} --canary 10`)
    const targets = [{ part, version }]
    answerMove(options, await asked.promote({ targets, canary, expectedRevision: revision, ...moveOptions(options) }))
  })

  forcing(
    moving(
      'rollback <part...>',
      'Take parts back in one move, each to its last known good version or <part>@<version>.',
    ),
  )
    .option('--to <version>', 'the version to go back to, when one part is named')
    .action(async (parts: string[], options: Common & MoveOptions & { to?: string }) => {
      if (options.to !== undefined && parts.length > 1)
        throw new ReleaseError('usage', '--to is for one part. For several write catalogue@1.2.0 shell@3.1.0.')
      if (options.to !== undefined && parts.some((text) => parseTarget(text).version !== undefined))
        throw new ReleaseError('usage', 'Name the version once: by --to, or behind the part.')
      const asked = await registry(options.by)
      terminal.err(`Asking the gate about taking ${parts.join(', ')} back`)
      const targets = parts.map(parseTarget).map(({ part, version }) => ({ part, to: options.to ?? version }))
      answerMove(options, await asked.rollback({ targets, ...moveOptions(options) }))
    })

  acting(
    'unblock <part@version>',
    'Let a version go live again that was taken back for its faults; needs --why.',
  ).action(async (text: string, options: Common & { why?: string }) => {
    const { part, version } = parseTarget(text)
    if (version === undefined) throw new ReleaseError('usage', 'Name the version, as in unblock catalogue@1.2.0.')
    answer(options, await (await registry(options.by)).unblock({ part, version, why: options.why }), unblockText)
  })
}
