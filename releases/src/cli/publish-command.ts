import type { PublishResult } from '../operations/publish-release'
import type { Registry } from '../operations/registry'
import { ReleaseError } from '../release-error'
import { loadSettings } from '../settings'
import { findBuiltFolder, parseDuration, parseTarget } from './arguments'
import { copyFrom, copyHelp } from './copy-from'
import type { CommandContext, Common, MoveFlags } from './command-context'
import { previewText } from './preview-commands'
import { publishText } from './print'

interface PublishOptions extends Common, Pick<MoveFlags, 'why' | 'dryRun'> {
  dir?: string
  version?: string
  channel?: string
  from?: string
  preview?: boolean
  for?: number
}

/** publish: a built folder, or a copy of another registry's version. */
export function publishCommand({ terminal, moving, registry, answer }: CommandContext): void {
  async function publishBuilt(given: string | undefined, options: PublishOptions): Promise<Published> {
    const { dir, version, channel, why, dryRun } = options
    const built = await findBuiltFolder(given, dir, () => loadSettings(terminal.env).parts)
    const client = await registry(options.by)
    return [client, await client.publish({ ...built, version, channel, why, dryRun, onProgress: terminal.err })]
  }

  async function publishCopy(given: string | undefined, from: string, options: PublishOptions): Promise<Published> {
    const { dir, version, channel, why, dryRun } = options
    if (given === undefined || dir !== undefined || version !== undefined)
      throw new ReleaseError('usage', '--from takes the part alone, as in publish catalogue@1.2.0 --from https://….')
    const client = await registry(options.by)
    const [copied] = await copyFrom(terminal, client, [parseTarget(given)], { from, channel, why, dryRun })
    return [client, copied as PublishResult]
  }

  moving(
    'publish [part]',
    'Check, sign and store the built release of a part, or with --from a copy of <part>@<version>; nothing goes live.',
  )
    .option('--dir <folder>', 'the built folder; default: dist in the part’s folder, or in this folder without a part')
    .option('--version <version>', 'fail unless the built version is this one')
    .option('--channel <name>', 'make it the newest version of a channel, as main, for promote --channel')
    .option('--from <address>', copyHelp)
    .option('--preview', 'print a signed link that shows it in the running shop, until its channel is closed')
    .option('--for <time>', 'how long that link is valid, as 30m, 2h or 3d; default: 2h', parseDuration)
    .action(async (given: string | undefined, options: PublishOptions) => {
      const { from, channel, why, dryRun, json } = options
      if (options.preview && dryRun)
        throw new ReleaseError('usage', 'A dry run publishes nothing, so it has no preview.')
      const [client, published] =
        from === undefined ? await publishBuilt(given, options) : await publishCopy(given, from, options)
      // Printed even if the gate refuses the preview.
      if (!options.preview || !json) answer(options, published, publishText)
      if (!options.preview) return
      const { part, version } = published
      terminal.err(`Checking ${part} ${version} with the gate`)
      const preview = await client.preview({ targets: [{ part, version, channel }], minutes: options.for, why })
      answer(options, { ...published, preview }, () => previewText(preview))
    })
}

type Published = [Registry, PublishResult]
