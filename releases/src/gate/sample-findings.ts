import type { Finding } from '../contract'
import { refusal, warning, type CandidateSet } from './candidate-set'

/** A failed render of a sample path; successful ones are omitted. */
export interface SampleFault {
  /** The part at fault, or `*` when nothing could be rendered at all. */
  part: string
  path: string
  /**
   * `code`: the part throws; `missing`: the page is “not found”; `api`, `absent`: the part couldn't be evaluated;
   * `denied`: its code tried what it may not do.
   */
  cause: 'code' | 'missing' | 'api' | 'absent' | 'denied'
  problem: string
}

/** The finding of each fault; only failures of the part's own code refuse a move. */
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
          `${path} of ${name} is “not found”: add a path that exists to the contract.`,
        )
      case 'api':
        return warning(
          'samples',
          part,
          path,
          `${path} of ${name} could not be rendered because of the API: ${problem}.`,
        )
      case 'denied':
        return warning('samples', part, path, `The code of ${name} tried what is denied on the server: ${problem}.`)
      case 'absent':
        return warning('samples', part, path, `No sample pages were rendered: ${problem}.`)
    }
  })
}
