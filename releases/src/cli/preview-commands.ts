import type { PreviewLink } from '../operations/preview'
import type { Registry } from '../operations/registry'
import type { ActivePreview } from '../preview/active-previews'
import { ReleaseError } from '../release-error'
import { inChannel, parseDuration, parseTarget } from './arguments'
import type { CommandContext, Common } from './command-context'
import { findingText, shortTime, table } from './print'

interface PreviewOptions extends Common {
  for?: number
  channel?: string
  why?: string
  force?: boolean
}

/** preview, previews: signed links to versions in the running shop. */
export function previewCommands({ terminal, acting, registry, answer }: CommandContext): void {
  acting(
    'preview [part...]',
    'Print a signed link that shows <part>@<version>, one or several, in the running shop, with a badge; with --channel alone, all parts of that channel.',
  )
    .option('--for <time>', 'how long the link is valid, as 30m, 2h or 3d; default: 2h', parseDuration)
    .option('--channel <name>', 'the newest version of this channel, for parts without a version')
    .option('--force', 'sign it although the code doesn’t run; requires --why and a release manager’s token')
    .action(async (texts: string[], options: PreviewOptions) => {
      const { why, force, channel } = options
      const client = await registry(options.by)
      const parts = texts.length > 0 ? texts : await partsIn(client, channel)
      const targets = parts.map((text) => inChannel(parseTarget(text), channel))
      terminal.err(`Checking ${parts.join(', ')} with the gate`)
      answer(options, await client.preview({ targets, minutes: options.for, why, force }), previewText)
    })

  acting('previews [step] [id]', 'Show the active previews (list), or end one: revoke <id>.').action(
    async (step = 'list', id?: string, options: Common & { why?: string } = {}) => {
      const client = await registry(options.by)
      if (step === 'list' && id === undefined) return answer(options, await client.previews(), listText)
      if (step !== 'revoke' || id === undefined)
        throw new ReleaseError('usage', 'Use previews list, or previews revoke <id>.')
      answer(options, await client.revokePreview({ id, why: options.why }), revokedText)
    },
  )
}

async function partsIn(client: Registry, name: string | undefined): Promise<string[]> {
  if (name === undefined)
    throw new ReleaseError('usage', 'Specify what to preview: parts, as in catalogue@1.2.0, or a --channel.')
  const found = (await client.channels()).filter(({ channel }) => channel === name)
  if (found.length > 0) return found.map(({ part }) => part).sort()
  throw new ReleaseError('not-found', `No version is published to the channel ${name}.`)
}

/** A signed link, and what the gate says about its versions. */
export function previewText({ id, versions, until, link, verdict, findings }: PreviewLink): string[] {
  return [
    `Preview ${id} of ${versionsText(versions)} for anyone with this link, until ${shortTime(until)} UTC:`,
    link,
    verdict === 'pass' ? 'The gate would pass a promotion.' : 'The gate would refuse a promotion:',
    ...findings.map(findingText),
    `To end it sooner: npm run release -- previews revoke ${id}`,
  ]
}

function listText(previews: readonly ActivePreview[]): string[] {
  if (previews.length === 0) return ['No preview is active.']
  const rows = previews.map(({ id, versions, until, by, role, refusals, why }) => [
    id,
    versionsText(versions),
    shortTime(until),
    `${by} (${role})`,
    refusals.length === 0 ? 'pass' : 'refused',
    why ?? '',
  ])
  return table([['preview', 'versions', 'until (UTC)', 'by', 'gate', 'why'], ...rows])
}

function revokedText({ id, versions }: ActivePreview): string[] {
  return [`Revoked the preview ${id} of ${versionsText(versions)}. Document servers refuse its link within seconds.`]
}

function versionsText(versions: ActivePreview['versions']): string {
  return versions.map(({ part, version }) => `${part} ${version}`).join(', ')
}
