import type { HealthReport } from '../contract'
import { openingSentences, type Opening } from '../renderer/openings'
import { deniedTexts, type DeniedAttempts } from './denied-attempts'

/** How servers confine the processes that run parts' code. Servers with the same means are one entry. */
export interface ServerConfinement {
  /** Document servers, or the release server's gate. */
  where: 'documents' | 'gate'
  /** Name of the rung. */
  rung: string
  leavesOpen: readonly string[]
}

const WHERE: Record<ServerConfinement['where'], string> = {
  documents: 'Document servers confine renderers',
  gate: 'The gate confines renderers',
}

/** The confinement that document servers report, each one once. */
export function reportedConfinement(reports: readonly HealthReport[]): ServerConfinement[] {
  const found = reports.flatMap(({ confinement }) => (confinement ? [JSON.stringify(confinement)] : []))
  return [...new Set(found)]
    .map((text) => JSON.parse(text) as Pick<ServerConfinement, 'rung' | 'leavesOpen'>)
    .map(({ rung, leavesOpen }) => ({ where: 'documents', rung, leavesOpen }))
}

/** One sentence for each entry, and one when no document server has reported. */
export function confinementTexts(entries: readonly ServerConfinement[]): string[] {
  const isReported = entries.some(({ where }) => where === 'documents')
  return [
    ...(isReported ? [] : ['No document server has reported lately how it confines renderers.']),
    ...entries.map(({ where, rung, leavesOpen }) => {
      const open = leavesOpen.map((opening) => openingSentences[opening as Opening] ?? opening)
      return `${WHERE[where]} by ${rung}: ${open.length === 0 ? 'nothing is left open' : open.join('; ')}.`
    }),
  ]
}

/** Sentences about servers and what parts' code tries on them. */
export function serverTexts(status: {
  confinement: readonly ServerConfinement[]
  denied?: DeniedAttempts[]
}): string[] {
  return [...confinementTexts(status.confinement), ...deniedTexts(status.denied ?? [])]
}
