import type { Command } from 'commander'
import type { MoveOptions } from '../operations/move-pointer'
import { ReleaseError } from '../release-error'
import { loadSettings } from '../settings'
import { findBuiltFolder, parseShare, parseTarget } from './arguments'
import { unblockText, publishText } from './print'
import { moveOptions, type CommandContext, type Common } from './command-context'

const forcing = (command: Command): Command =>
  command.option('--force', 'override the gate; requires --why and a release manager’s token')

/** publish, promote, canary, rollback, unblock. */
export function moveCommands({ terminal, acting, moving, registry, answer, answerMove }: CommandContext): void {
  moving('publish [part]', 'Check, sign and store the built release of a part; nothing goes live.')
    .option('--dir <folder>', 'the built folder; default: dist in the part’s folder, or in this folder without a part')
    .option('--version <version>', 'fail unless the built version is this one')
    .action(async (given: string | undefined, options: Common & MoveOptions & { dir?: string; version?: string }) => {
      const { part, folder } = await findBuiltFolder(given, options.dir, () => loadSettings(terminal.env).parts)
      const { version, why, dryRun } = options
      const client = await registry(options.by)
      answer(
        options,
        await client.publish({ part, folder, version, why, dryRun, onProgress: terminal.err }),
        publishText,
      )
    })

  forcing(
    moving('promote <part...>', 'Promote published versions in one move: <part> (published last) or <part>@<version>.'),
  )
    .option('--canary <percent>', 'promote to this share of visitors only; repeat to raise it', parseShare)
    .action(async (targets: string[], options: Common & MoveOptions & { canary?: number }) => {
      const client = await registry(options.by)
      terminal.err(`Checking ${targets.join(', ')} with the gate`)
      const request = { targets: targets.map(parseTarget), canary: options.canary, ...moveOptions(options) }
      answerMove(options, await client.promote(request))
    })

  forcing(
    moving(
      'canary <part> <step>',
      'Change the running canary: a new share (25%), finish (promote to everyone), or abort.',
    ),
  ).action(async (text: string, step: string, options: Common & MoveOptions) => {
    const client = await registry(options.by)
    const { part, version: named } = parseTarget(text)
    const { parts, revision } = await client.status()
    const running = parts.find((status) => status.part === part)?.canary?.version
    if (named !== undefined && running !== undefined && named !== running)
      throw new ReleaseError('conflict', `The canary of ${part} is ${running}, not ${named}.`)
    terminal.err(`Checking the canary of ${part} with the gate`)
    if (step === 'abort') return answerMove(options, await client.abort({ part, ...moveOptions(options) }))
    const canary = step === 'finish' ? undefined : parseShare(step)
    const version = named ?? running
    if (!version) throw new ReleaseError('not-found', `${part} has no canary. Start one: promote ${part} --canary 10`)
    const targets = [{ part, version }]
    answerMove(options, await client.promote({ targets, canary, expectedRevision: revision, ...moveOptions(options) }))
  })

  forcing(
    moving(
      'rollback <part...>',
      'Roll parts back in one move, each to its last known good version or <part>@<version>.',
    ),
  )
    .option('--to <version>', 'the version to roll back to, for a single part')
    .action(async (parts: string[], options: Common & MoveOptions & { to?: string }) => {
      if (options.to !== undefined && parts.length > 1)
        throw new ReleaseError('usage', '--to takes a single part. For several, write catalogue@1.2.0 shell@3.1.0.')
      if (options.to !== undefined && parts.some((text) => parseTarget(text).version !== undefined))
        throw new ReleaseError('usage', 'Specify the version once: with --to, or after the part.')
      const client = await registry(options.by)
      terminal.err(`Checking the rollback of ${parts.join(', ')} with the gate`)
      const targets = parts.map(parseTarget).map(({ part, version }) => ({ part, to: options.to ?? version }))
      answerMove(options, await client.rollback({ targets, ...moveOptions(options) }))
    })

  acting(
    'unblock <part@version>',
    'Allow a version that was rolled back for failures to go live again; requires --why.',
  ).action(async (text: string, options: Common & { why?: string }) => {
    const { part, version } = parseTarget(text)
    if (version === undefined) throw new ReleaseError('usage', 'Specify the version, as in unblock catalogue@1.2.0.')
    answer(options, await (await registry(options.by)).unblock({ part, version, why: options.why }), unblockText)
  })
}
