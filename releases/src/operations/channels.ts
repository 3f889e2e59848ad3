import type { AuditEntry } from '../contract'
import { ReleaseError } from '../release-error'

/** A channel of one part, with all versions that were published to it since it was opened, the newest one last. */
export interface Channel {
  channel: string
  part: string
  versions: string[]
  /** Time and publisher of the newest version. */
  publishedAt: string
  by: string
}

/** The channels that were not closed. Some of their versions may have been removed since. */
export function openChannels(audit: readonly Pick<AuditEntry, 'action' | 'changes' | 'at' | 'by'>[]): Channel[] {
  const open = new Map<string, Channel>()
  for (const { action, changes, at, by } of audit) {
    for (const { part, to, channel } of changes) {
      if (channel === undefined) continue
      const key = `${part} ${channel}`
      if (action === 'close') open.delete(key)
      if (action !== 'publish' || to === null) continue
      const earlier = (open.get(key)?.versions ?? []).filter((version) => version !== to)
      open.set(key, { channel, part, versions: [...earlier, to], publishedAt: at, by })
    }
  }
  return [...open.values()]
}

/** The version published last to each open channel of a part, among those that the store still has. */
export function channelsOf(
  audit: readonly AuditEntry[],
  part: string,
  versions: readonly string[],
): Record<string, string> {
  const own = openChannels(audit).filter((channel) => channel.part === part)
  return Object.fromEntries(
    own.flatMap((channel) => {
      const newest = newestStored(channel, versions)
      return newest === undefined ? [] : [[channel.channel, newest]]
    }),
  )
}

/** The version published last to a channel, among those that the store still has. */
export const newestStored = ({ versions }: Channel, stored: readonly string[]): string | undefined =>
  versions.findLast((version) => stored.includes(version))

/** Refuses a channel's name that could be read as a version or an option. */
export function assertChannel(channel: string | undefined): void {
  if (channel === undefined || /^[a-z][a-z0-9-]{0,39}$/.test(channel)) return
  throw new ReleaseError(
    'usage',
    `"${channel}" is not the name of a channel. Write up to 40 lower-case letters, digits and hyphens, as in main.`,
  )
}
