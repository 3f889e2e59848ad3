import { Argument } from 'commander'
import type { AuditEntry } from '../contract'
import type { GuardRequest, GuardStatus } from '../guard/guard-status'
import { figureNames, ratioText, valueText, verdictText } from '../signals/figure-text'
import { untilText } from '../operations/part-locks'
import type { CommandContext, Common } from './command-context'
import { oneLine, shortTime, table } from './print'

/** guards, guard, lock, unlock. */
export function guardCommands({ command, acting, registry, answer }: CommandContext): void {
  command('guards', 'Show the guarded promotions on their way, with the figures that decide about them.').action(
    async (options: Common) => {
      answer(options, await (await registry(undefined)).guards(), guardsText)
    },
  )

  acting('guard <part>', 'Pause a guarded promotion at its stage, or resume it.')
    .addArgument(new Argument('<step>', 'what to do').choices(['pause', 'resume']))
    .action(async (part: string, step: GuardRequest['step'], options: Common & { why?: string }) => {
      const client = await registry(options.by)
      answer(options, await client.changeGuard({ part, step, why: options.why }), changedText)
    })

  acting('lock <part...>', 'Refuse promotions of parts, as in a sale; rollbacks stay possible. Requires --why.')
    .option('--until <time>', 'end of the lock, as 2026-12-01T08:00Z')
    .action(async (parts: string[], options: Common & { why?: string; until?: string }) => {
      const { why, until } = options
      answer(options, await (await registry(options.by)).changeLocks({ parts, step: 'lock', why, until }), lockedText)
    })

  acting('unlock <part...>', 'Allow promotions of locked parts again.').action(
    async (parts: string[], options: Common & { why?: string }) => {
      const client = await registry(options.by)
      answer(options, await client.changeLocks({ parts, step: 'unlock', why: options.why }), lockedText)
    },
  )
}

function lockedText({ action, changes, lock }: AuditEntry): string[] {
  const ended = action === 'unlock' ? 'may be promoted again' : `is locked${untilText({ until: lock?.until ?? null })}`
  return changes.map(({ part }) => `${part} ${ended}`)
}

function changedText({ action, changes }: AuditEntry): string[] {
  return changes.map(({ part, to }) =>
    action === 'pause'
      ? `Paused: ${part} ${to} stays at its stage. Continue: guard ${part} resume; end it: canary ${part} abort`
      : `Resumed: ${part} ${to} advances when its stage is complete.`,
  )
}

function guardsText(guards: readonly GuardStatus[]): string[] {
  if (guards.length === 0) return ['No guarded promotion is on its way.']
  return guards.flatMap(({ part, live, candidate, percent, guard, since, paused, verdict, comparisons }) => [
    `${part} ${live} → ${candidate}: ${percent} % of visitors since ${shortTime(since)}, stages ${[...guard.stages, 100].join(', ')} %, started by ${oneLine(guard.startedBy)}`,
    paused
      ? `  paused since ${shortTime(paused.at)} by ${oneLine(paused.by)}: ${oneLine(paused.why)}`
      : `  ${oneLine(verdict.why)}`,
    ...table([
      ['  figure', live, 'visits', candidate, 'visits', 'change', 'ratio', 'worse from'],
      ...comparisons.map((comparison) => [
        `  ${figureNames[comparison.figure]}`,
        valueText(comparison.figure, comparison.live.value),
        String(comparison.live.visits),
        valueText(comparison.figure, comparison.candidate.value),
        String(comparison.candidate.visits),
        verdictText(comparison),
        ratioText(comparison.ratio),
        String(Math.round(comparison.limit)),
      ]),
    ]),
  ])
}
