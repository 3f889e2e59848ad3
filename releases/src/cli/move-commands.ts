import { Option, type Command } from 'commander'
import { skippableChecks } from '../gate/inspection-findings'
import { ReleaseError } from '../release-error'
import type { GuardOptions } from '../guard/guard-plan'
import { inChannel, parseShare, parseStages, parseTarget } from './arguments'
import { copyFrom, copyHelp } from './copy-from'
import { unblockText } from './print'
import { moveOptions, type CommandContext, type Common, type MoveFlags } from './command-context'

const forcing = (command: Command): Command =>
  command
    .option('--force', 'override the gate; requires --why and a release manager’s token')
    .addOption(
      new Option(
        '--skip-check <check>',
        'move without this check; requires --why and a release manager’s token',
      ).choices(skippableChecks),
    )

interface PromoteOptions extends Common, MoveFlags {
  canary?: number
  guarded?: boolean
  stages?: number[]
  stageMinutes?: number
  stageVisits?: number
  channel?: string
  from?: string
}

/** The plan of a guarded promotion; its options need --guarded. */
function guardedOptions({ guarded, stages, stageMinutes, stageVisits }: PromoteOptions): GuardOptions | undefined {
  if (guarded) return { stages, stageMinutes, stageVisits }
  if (stages === undefined && stageMinutes === undefined && stageVisits === undefined) return undefined
  throw new ReleaseError('usage', '--stages, --stage-minutes and --stage-visits need --guarded.')
}

/** promote, canary, rollback, unblock. */
export function moveCommands({ terminal, acting, moving, registry, answer, answerMove }: CommandContext): void {
  forcing(
    moving('promote <part...>', 'Promote published versions in one move: <part>@<version>, or <part> with --channel.'),
  )
    .option('--channel <name>', 'the newest version of this channel, for parts without a version')
    .option('--canary <percent>', 'promote to this share of visitors only; repeat to raise it', parseShare)
    .option('--guarded', 'start with few visitors; advance while measured visits are not worse, else abort')
    .option('--stages <percents>', 'shares of a guarded promotion, as 1,5,25', parseStages)
    .option('--stage-minutes <count>', 'least minutes of each stage (10)', Number)
    .option('--stage-visits <count>', 'least measured visits for each stage (100)', Number)
    .option('--from <address>', copyHelp)
    .action(async (texts: string[], options: PromoteOptions) => {
      const { channel, canary, from, why, dryRun } = options
      const guarded = guardedOptions(options)
      const client = await registry(options.by)
      const named = texts.map(parseTarget)
      if (from !== undefined && dryRun)
        throw new ReleaseError('usage', 'The gate judges versions of this registry: copy it by publish --from first.')
      const copied = from === undefined ? null : await copyFrom(terminal, client, named, { channel, why, from })
      const targets = copied
        ? copied.map(({ part, version }) => ({ part, version }))
        : named.map((target) => inChannel(target, channel))
      terminal.err(`Checking ${texts.join(', ')} with the gate`)
      answerMove(options, await client.promote({ targets, canary, guarded, ...moveOptions(options) }))
    })

  forcing(
    moving(
      'canary <part> <step>',
      'Change the running canary: a new share (25%), finish (promote to everyone), or abort.',
    ),
  ).action(async (text: string, step: string, options: Common & MoveFlags) => {
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
    if (!version)
      throw new ReleaseError('not-found', `${part} has no canary. Start one: promote ${part}@1.2.0 --canary 10`)
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
    .action(async (parts: string[], options: Common & MoveFlags & { to?: string }) => {
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
