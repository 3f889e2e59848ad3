import type { MoveOptions } from '../operations/move-pointer'
import type { PrefixResult } from '../operations/change-prefixes'
import { ReleaseError } from '../release-error'
import { moveOptions, type CommandContext, type Common } from './command-context'
import { exitCodes } from './exit-code'
import { findingText, table } from './print'

/** prefixes: which part may serve which paths. */
export function prefixCommand({ moving, registry, answer }: CommandContext, exitWith: (code: number) => void): void {
  moving(
    'prefixes [step] [part] [prefix]',
    'Show who owns which path prefix (list), or change it (release managers): add <part> <prefix>, remove <part> <prefix>.',
  )
    .option('--new-part', 'the part is in a repository of its own: its first prefix makes it known')
    .option('--force', 'override the check of overlapping and live paths; requires --why')
    .action(
      async (
        step = 'list',
        part?: string,
        prefix?: string,
        options: Common & MoveOptions & { newPart?: boolean } = {},
      ) => {
        const client = await registry(options.by)
        if (step === 'list' && part === undefined) return answer(options, await client.prefixes(), listText)
        if ((step !== 'add' && step !== 'remove') || part === undefined || prefix === undefined) {
          throw new ReleaseError(
            'usage',
            'Use prefixes list, prefixes add <part> <prefix>, or prefixes remove <part> <prefix>.',
          )
        }
        const { newPart } = options
        const result = await client.changePrefixes({ step, part, prefix, newPart, ...moveOptions(options) })
        answer(options, result, resultText)
        if (result.outcome === 'judged' && result.findings.length > 0) exitWith(exitCodes.refused)
      },
    )
}

function listText({ prefixes }: Pick<PrefixResult, 'prefixes'>): string[] {
  const rows = Object.entries(prefixes).flatMap(([part, own]) => own.map((prefix) => [prefix, part]))
  return table([['prefix', 'part'], ...rows])
}

function resultText({ outcome, revision, prefixes, findings }: PrefixResult): string[] {
  const lines: Record<PrefixResult['outcome'], string> = {
    changed: `Changed at revision ${revision}. Document servers follow at once.`,
    forced: `Forced against the check at revision ${revision}.`,
    judged: `This change ${findings.length === 0 ? 'would pass' : 'would be refused'}. Nothing was changed.`,
    unchanged: `Already registered. Nothing was changed.`,
  }
  return [lines[outcome], ...findings.map(findingText), ...listText({ prefixes })]
}
