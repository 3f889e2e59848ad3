import type { PartVersion } from './marker'

/** Bundles are named `<part>@<version>/…`, while all other code has an absolute path or an address. */
const BUNDLE_FRAME = /^\s+at (?:async )?(?:.*\()?([a-z][a-z0-9-]*)@([^/\s()]+)\//

/**
 * The version with the first code in an error's stack. The shell counts only without another part: it contains the
 * libraries that every part calls.
 */
export function versionOfStack(stack: string | undefined): PartVersion | undefined {
  const versions = (stack ?? '').split('\n').flatMap((line) => {
    const [, part, version] = BUNDLE_FRAME.exec(line) ?? []
    return part && version ? [{ part, version }] : []
  })
  return versions.find(({ part }) => part !== 'shell') ?? versions[0]
}
