import type { Finding } from '../contract'
import { refusal, warning, type CandidateSet } from './candidate-set'

/** What came of rendering one sample path; paths that are fine are not told. */
export interface SampleFault {
  /** The part at fault, or `*` when nothing could be rendered at all. */
  part: string
  path: string
  /** `code`: the part throws; `missing`: it answers “not found”; `api`, `absent`: nothing can be said of the part. */
  cause: 'code' | 'missing' | 'api' | 'absent'
  problem: string
}

/** Renders every sample path of a set and tells which failed and how. */
export type RenderSamples = (set: CandidateSet) => Promise<SampleFault[]>

/** The gate's words for each fault; only what the part's own code does is refused. */
export function sampleFindings({ parts }: CandidateSet, faults: readonly SampleFault[]): Finding[] {
  return faults.map(({ part, path, cause, problem }) => {
    const name = `${part} ${parts[part]?.version ?? ''}`.trim()
    switch (cause) {
      case 'code':
        return refusal(
          'samples',
          part,
          path,
          `${path} of ${name} fails to render on the server: ${problem}. Visitors would see “this section is unavailable”.`,
        )
      case 'missing':
        return warning(
          'samples',
          part,
          path,
          `${path} of ${name} answers “not found”: give the contract a path that exists.`,
        )
      case 'api':
        return warning(
          'samples',
          part,
          path,
          `${path} of ${name} could not be tried, since the API does not answer well: ${problem}.`,
        )
      case 'absent':
        return warning('samples', part, path, `No sample pages were rendered: ${problem}.`)
    }
  })
}
