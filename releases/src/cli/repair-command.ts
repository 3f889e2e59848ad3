import type { RepairRequest, RepairResult } from '../operations/repair-pointer'
import { ReleaseError } from '../release-error'
import type { CommandContext, Common } from './command-context'

/** repair: a new pointer from the audit log. */
export function repairCommand({ terminal, moving, registry, answer }: CommandContext): void {
  moving('repair', 'Rebuild the release pointer from the audit log, as a new revision that every server accepts.')
    .option('--above <revision>', 'a newer revision that a document server has accepted', parseRevision)
    .action(async ({ why, dryRun, above, ...options }: Common & RepairRequest) => {
      const client = await registry(options.by)
      terminal.err('Comparing the pointer with the audit log')
      answer(options, await client.repair({ why, dryRun, above }), repairText)
    })
}

function parseRevision(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new ReleaseError('usage', `"${text}" is not a revision. Write the number that the refusal names, as in 47.`)
}

function repairText({ outcome, revision, problem, source, parts, missing }: RepairResult): string[] {
  if (outcome === 'unchanged') return [`The pointer is intact at revision ${revision}. Nothing was changed.`]
  const origin = source === 'audit' ? 'the audit log' : 'the signed pointer, which is newer than the audit log'
  const lines = Object.entries(parts).map(
    ([part, { live, lastKnownGood, canary }]) =>
      `  ${part} ${live}, rollback target ${lastKnownGood ?? 'none'}` +
      (canary ? `, canary ${canary.version} (${canary.percent} %)` : ''),
  )
  return [
    ...(problem === null ? [] : [problem]),
    outcome === 'judged'
      ? `Would sign revision ${revision} from ${origin}. Nothing was changed.`
      : `Signed revision ${revision} from ${origin}. Document servers follow within seconds.`,
    ...lines,
    ...missing,
  ]
}
