import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The release commands of a remote's pipeline, with 12 for each value that the platform fills in. */
export function pipelineCommands(folder: string, file: string): string[] {
  const commands = readFileSync(join(folder, file), 'utf8').match(/npx shop-release [^|\n]+/g) ?? []
  return commands.map((command) =>
    command
      .replaceAll(/\$\{\{ github.event.number \}\}|\$(GITHUB_SHA|CI_COMMIT_SHA)/g, '12')
      .replace('$CHANNEL', 'pr-12')
      .replace('Merge request', 'Pull request')
      .trim(),
  )
}
