import type { Finding } from '../contract'
import { refusal, warning, type CandidateSet } from './candidate-set'
import type { Inspection } from './inspect-set'
import { pageFindings } from './page-faults'
import { sampleFindings } from './sample-findings'

/** Checks that a release manager may skip, with a reason. */
export const skippableChecks = ['browser'] as const
export type SkippableCheck = (typeof skippableChecks)[number]

/** The findings of an inspection; a check that was to be made but could not be refuses the move. */
export function inspectionFindings(set: CandidateSet, { samples, pages, noBrowser }: Inspection): Finding[] {
  return [
    ...sampleFindings(set, samples),
    ...pageFindings(set, pages),
    ...(noBrowser === undefined ? [] : [missingBrowser(noBrowser)]),
  ]
}

/** Recorded when a release manager skips the browser check. */
export const skippedBrowser = warning('browser', '*', 'skipped', 'The browser check was skipped: no page was opened.')

/** Recorded when nothing of a set could be inspected. */
export const notInspected = warning(
  'samples',
  '*',
  'not done',
  'No sample pages were rendered or opened: the document server’s program is not available here.',
)

function missingBrowser(reason: string): Finding {
  return refusal(
    'browser',
    '*',
    'missing',
    `No page could be opened in a browser: ${reason}. Install Chromium where the gate runs, or set CHROMIUM_PATH; ` +
      'or a release manager skips this check: --skip-check browser --why "reason".',
  )
}
