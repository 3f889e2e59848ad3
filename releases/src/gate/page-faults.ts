import type { Finding } from '../contract'
import { refusal, warning, type CandidateSet } from './candidate-set'

/** A fault of a sample page in the gate's browser. */
export interface PageFault {
  /** The part at fault: the one that the failed script belongs to, else the owner of the sample page. */
  part: string
  path: string
  /** Equal in each version with this fault. */
  subject: string
  problem: string
  /** Whether it isn't the part's fault. */
  isExcused?: boolean
}

/** The finding of each fault. */
export function pageFindings({ parts }: CandidateSet, faults: readonly PageFault[]): Finding[] {
  return faults.map(({ part, path, subject, problem, isExcused }) => {
    const name = `${part} ${parts[part]?.version ?? ''}`.trim()
    const finding = isExcused ? warning : refusal
    return finding('browser', part, `${path} ${subject}`, `${path} of ${name} in the browser: ${problem}.`)
  })
}
