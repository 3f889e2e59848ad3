import type { PreviewLink } from '../operations/preview'
import { parseDuration, parseTarget } from './arguments'
import type { CommandKit, Common } from './command-kit'

/** preview: a link that puts one version into the running shop, for whoever opens it. */
export function previewCommand({ command, registry, answer }: CommandKit): void {
  command('preview <part>', 'Print a signed link that shows <part>@<version> in the running shop, with a badge.')
    .option('--for <time>', 'how long it works, as 30m, 2h or 3d; unset: 2h', parseDuration)
    .action(async (text: string, options: Common & { for?: number }) => {
      const { part, version } = parseTarget(text)
      const asked = await registry(undefined)
      answer(options, await asked.preview({ part, version, minutes: options.for }), previewText)
    })
}

function previewText({ part, version, until, link }: PreviewLink): string[] {
  return [`${part} ${version} for whoever opens this, until ${until.slice(0, 16).replace('T', ' ')} UTC:`, link]
}
