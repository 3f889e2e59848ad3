import type { ChannelStatus, CloseResult } from '../operations/close-channel'
import { ReleaseError } from '../release-error'
import type { CommandContext, Common } from './command-context'
import { shortTime, table } from './print'

/** channels: what was published for a branch or a pull request, and its end. */
export function channelCommands({ moving, registry, answer }: CommandContext): void {
  moving(
    'channels [step] [name] [part...]',
    'Show the channels (list), or end one: close <name> [part...] revokes its previews and removes the versions that only it has.',
  )
    .alias('channel')
    .action(
      async (
        step = 'list',
        name?: string,
        parts: string[] = [],
        options: Common & { why?: string; dryRun?: boolean } = {},
      ) => {
        const client = await registry(options.by)
        if (step === 'list' && name === undefined) return answer(options, await client.channels(), listText)
        if (step !== 'close' || name === undefined)
          throw new ReleaseError('usage', 'Use channels list, or channels close <name> [part...].')
        const { why, dryRun } = options
        const request = { channel: name, parts: parts.length > 0 ? parts : undefined, why, dryRun }
        answer(options, await client.closeChannel(request), closedText)
      },
    )
}

function listText(channels: readonly ChannelStatus[]): string[] {
  if (channels.length === 0) return ['No channel is open.']
  const rows = channels.map(({ channel, part, newest, versions, publishedAt, by, previews }) => [
    channel,
    part,
    newest,
    String(versions.length),
    shortTime(publishedAt),
    ageText(publishedAt),
    by,
    previews.map(({ id }) => id).join(', ') || '–',
  ])
  return table([['channel', 'part', 'newest', 'versions', 'published (UTC)', 'age', 'by', 'previews'], ...rows])
}

/** The time since then in its largest unit, as `12m`, `5h` or `3d`. */
function ageText(iso: string): string {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / 60_000))
  if (minutes < 60) return `${minutes}m`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)}h` : `${Math.floor(minutes / (24 * 60))}d`
}

function closedText({ channel, parts, revoked, removed, retained, dryRun }: CloseResult): string[] {
  const isNothing = parts.length === 0 && revoked.length === 0 && removed.length === 0
  if (isNothing) return [`The channel ${channel} is not open. Nothing was changed.`]
  const versionText = ({ part, version }: { part: string; version: string }) => `${part} ${version}`
  return [
    `${dryRun ? 'Would close' : 'Closed'} the channel ${channel} of ${parts.join(', ') || 'no part'}.`,
    ...revoked.map(({ id, versions }) => `  revoked the preview ${id} of ${versions.map(versionText).join(', ')}`),
    ...removed.map((version) => `  removed ${versionText(version)}`),
    ...retained.map(
      (version) => `  retained ${versionText(version)}: another channel, a visitor or a rollback needs it`,
    ),
  ]
}
