import type { Finding, ReleaseManifest } from '../contract'
import { refusal, warning, type CandidateSet, type Check } from './candidate-set'

const provider = 'shell'

/** The shell provides every name that a part imports from a shared package. */
export const checkSharedNames: Check = (set) => {
  const shell = set.parts[provider]
  if (!shell) return []
  const { provides, version } = shell
  if (!provides) {
    const text = `shell ${version} was built before shared names were recorded, so the imports of other parts were not compared.`
    return [warning('shared', provider, 'names', `${text} Build and publish it again.`)]
  }
  return importsOf(set).flatMap(({ part, manifest, request, names }) =>
    names
      .filter((name) => provides[request] && !Object.hasOwn(provides[request], name))
      .map((name) =>
        refusal(
          'shared',
          part,
          `${name} of ${request}`,
          `${part} ${manifest.version} imports ${name} from ${request}, and shell ${version} doesn't provide it: pages of ` +
            `${part} that use it would break. Keep ${name} in the shell, or first promote a version of ${part} without this import.`,
        ),
      ),
  )
}

/**
 * Names that a new shell declares differently although parts were built against the former one. Only a warning, since
 * most changes are compatible: an incompatible one raises the package's major version, which its range refuses.
 */
export function checkChangedNames(current: CandidateSet, candidate: CandidateSet): Finding[] {
  const [before, after] = [current.parts[provider], candidate.parts[provider]]
  if (!before?.provides || !after?.provides || before.version === after.version) return []
  const [old, next] = [before.provides, after.provides]
  return importsOf(candidate)
    .filter(({ part, manifest }) => current.parts[part]?.version === manifest.version)
    .flatMap(({ part, manifest, request, names }) => {
      const changed = names.filter((name) => {
        const [was, is] = [old[request]?.[name], next[request]?.[name]]
        return was !== undefined && is !== undefined && was !== is
      })
      if (changed.length === 0) return []
      return [
        warning(
          'shared',
          part,
          `changes of ${request}`,
          `shell ${after.version} changes what ${part} ${manifest.version} imports from ${request}: ${changed.join(', ')}. ` +
            `If a change is incompatible, raise the major version of ${request} and build ${part} against it.`,
        ),
      ]
    })
}

function importsOf({ parts, code }: CandidateSet): {
  part: string
  manifest: ReleaseManifest
  request: string
  names: readonly string[]
}[] {
  return Object.entries(parts).flatMap(([part, manifest]) => {
    const imports = part === provider ? {} : ((code[part] ?? manifest.code)?.imports ?? {})
    return Object.entries(imports).map(([request, names]) => ({ part, manifest, request, names }))
  })
}
