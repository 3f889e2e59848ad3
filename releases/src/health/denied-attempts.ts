import type { DeniedKind, HealthReport } from '../contract'

/** What the code of one version tried on document servers in vain. */
export interface DeniedAttempts {
  part: string
  version: string
  kinds: Partial<Record<DeniedKind, number>>
}

/** What each kind of attempt is about, as part of a sentence. */
export const deniedLabels: Record<DeniedKind, string> = {
  files: 'files',
  processes: 'processes',
  network: 'network',
  signals: 'signals',
  internals: 'internals of Node',
  calls: 'API calls that no public page makes',
  messages: 'forged messages',
}
const allKinds = Object.keys(deniedLabels) as DeniedKind[]

/** The attempts in these reports, by version. */
export function deniedAttempts(reports: readonly HealthReport[]): DeniedAttempts[] {
  const found = new Map<string, DeniedAttempts>()
  for (const { part, version, denied } of reports.flatMap(({ parts }) => parts)) {
    const name = `${part}@${version}`
    const { kinds }: Pick<DeniedAttempts, 'kinds'> = found.get(name) ?? { kinds: {} }
    for (const kind of allKinds) if (denied[kind]) kinds[kind] = (kinds[kind] ?? 0) + denied[kind]
    if (Object.keys(kinds).length > 0) found.set(name, { part, version, kinds })
  }
  return [...found.values()]
}

/** One sentence for each version. */
export function deniedTexts(attempts: readonly DeniedAttempts[]): string[] {
  return attempts.map(({ part, version, kinds }) => {
    const counts = allKinds.flatMap((kind) => (kinds[kind] ? `${deniedLabels[kind]} ${kinds[kind]}` : []))
    return `${part} ${version} tried what is denied on document servers in the last hour: ${counts.join(', ')}.`
  })
}
