import type { PreviewLink } from '../operations/preview'
import { parseDuration, parseTarget } from './arguments'
import type { CommandContext, Common } from './command-context'

/** preview: a signed link to one version in the running shop. */
export function previewCommand({ command, registry, answer }: CommandContext): void {
  command('preview <part>', 'Print a signed link that shows <part>@<version> in the running shop, with a badge.')
    .option('--for <time>', 'how long the link is valid, as 30m, 2h or 3d; default: 2h', parseDuration)
    .action(async (text: string, options: Common & { for?: number }) => {
      const { part, version } = parseTarget(text)
      const client = await registry(undefined)
      answer(options, await client.preview({ part, version, minutes: options.for }), previewText)
    })
}

function previewText({ part, version, until, link }: PreviewLink): string[] {
  return [
    `Preview of ${part} ${version} for anyone with this link, until ${until.slice(0, 16).replace('T', ' ')} UTC:`,
    link,
  ]
}
