import satisfies from 'semver/functions/satisfies'
import { refusal, warning, type Check } from './candidate-set'

const provider = 'shell'

/** The shared packages that the shell provides satisfy the ranges of every part. */
export const checkShared: Check = ({ parts }) => {
  const shell = parts[provider]
  return Object.entries(parts).flatMap(([part, manifest]) => {
    if (part === provider || Object.keys(manifest.shared).length === 0) return []
    if (!shell) {
      return [
        warning(
          'shared',
          part,
          provider,
          `No shell is live yet, so nothing provides the packages that ${part} shares with it.`,
        ),
      ]
    }
    return Object.entries(manifest.shared).flatMap(([name, { requiredVersion }]) => {
      const provided = shell.shared[name]?.version
      if (provided === undefined) {
        return [
          refusal(
            'shared',
            part,
            name,
            `${part} ${manifest.version} shares ${name}, but shell ${shell.version} does not provide it. ` +
              `Publish a shell that does, or build ${part} without sharing it.`,
          ),
        ]
      }
      if (satisfies(provided, requiredVersion, { includePrerelease: true })) return []
      return [
        refusal(
          'shared',
          part,
          name,
          `${part} ${manifest.version} needs ${name} ${requiredVersion}, but shell ${shell.version} provides ` +
            `${provided}. Build ${part} against ${provided}, or promote a shell that provides ${requiredVersion}.`,
        ),
      ]
    })
  })
}
