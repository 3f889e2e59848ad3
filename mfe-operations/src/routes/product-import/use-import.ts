import { ApiError } from '@shop/shared-api'
import { useState } from 'react'
import type { Done } from '../../client/staff-client'
import { useStaffClient } from '../../client/staff-context'

/** A cell that an import changes; `before` is empty for a new row. */
export interface CellChange {
  line: number
  subject: string
  column: string
  before: string
  after: string
}

/** A problem of one line of the file. */
export interface LineProblem {
  line: number
  column: string
  reason: string
}

interface ImportAnswer extends Done {
  detail: { changes: CellChange[]; more_changes: number; problems?: LineProblem[] }
}

/** What became of a file: checked or imported with its changes, or refused with the problems of its lines. */
export interface ImportOutcome {
  kind: 'checked' | 'imported' | 'refused'
  message: string
  changes: CellChange[]
  moreChanges: number
  problems: LineProblem[]
}

/** Checks and imports a file; `share` is the sent part of it while one of them runs. */
export function useImport(operation: string) {
  const client = useStaffClient()
  const [outcome, setOutcome] = useState<ImportOutcome>()
  const [share, setShare] = useState<number>()

  async function run(file: File, choices: object, dryRun: boolean) {
    setShare(0)
    try {
      const input = { file: file.name, ...choices }
      const answer = await client.upload<ImportAnswer>(operation, input, file, { dryRun, onProgress: setShare })
      const { changes, more_changes: moreChanges, problems = [] } = answer.detail
      setOutcome({ kind: dryRun ? 'checked' : 'imported', message: answer.done, changes, moreChanges, problems })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { problems = [] } = (error.body ?? {}) as { problems?: LineProblem[] }
      setOutcome({ kind: 'refused', message: error.message, changes: [], moreChanges: 0, problems })
    } finally {
      setShare(undefined)
    }
  }

  return {
    outcome,
    share,
    isBusy: share !== undefined,
    check: (file: File, choices: object) => run(file, choices, true),
    apply: (file: File, choices: object) => run(file, choices, false),
    reset: () => setOutcome(undefined),
  }
}
