import type { ErrorGroup } from '../errors/error-groups'
import type { CommandContext, Common } from './command-context'

/** errors. */
export function errorsCommand({ command, registry, answer }: CommandContext): void {
  command('errors [part]', "Show errors in visitors' browsers with their source, commit and team.")
    .option('--hours <count>', 'how far back, up to 30 days', Number, 24)
    .action(async (part: string | undefined, options: Common & { hours: number }) => {
      answer(options, await (await registry(undefined)).errors({ part, hours: options.hours }), errorsText)
    })
}

function errorsText(groups: readonly ErrorGroup[]): string[] {
  if (groups.length === 0) return ['No errors were reported in this time.']
  return groups.flatMap((group, index) => [...(index > 0 ? [''] : []), ...groupText(group)])
}

function groupText({ part, team, kind, message, source, commit, publisher, ...group }: ErrorGroup): string[] {
  const { id, count, versions, firstSeen, lastSeen, frames, path, breadcrumbs } = group
  const at = source ? `${source.file}:${source.line}:${source.column}` : 'no source map knows where'
  return [
    `${id}  ${part}  ${kind}  ${message}`,
    `  at       ${at}${source?.name ? ` (${source.name})` : ''}${source && source.part !== part ? ` of ${source.part}` : ''}`,
    `  commit   ${commit ?? 'unknown'}${publisher ? `, published by ${publisher}` : ''}`,
    `  team     ${team}`,
    `  seen     ${count} times, first ${firstSeen}, last ${lastSeen}`,
    `  versions ${versions.map(({ version, count: times }) => `${version} (${times})`).join(', ')}`,
    `  page     ${path}`,
    ...(breadcrumbs.length > 0 ? [`  before   ${breadcrumbs.join(' › ')}`] : []),
    ...frames.slice(1).map(({ file, line, column }) => `  from     ${file}:${line}:${column}`),
  ]
}
