import { useState } from 'react'
import { countProblem, mayBeSent, type FileLimits } from './files-problem'

/** The files that a form holds, and whether they may be sent. */
export interface FilesChoice {
  files: readonly File[]
  limits: FileLimits
  /** What is wrong with their number. */
  problem: string | undefined
  add(files: Iterable<File>): void
  remove(file: File): void
  /** Looks again before sending; true when the files may go. */
  check(): boolean
}

/** Holds a form's files within its limits; too few of them are no problem before one has tried to send. */
export function useFiles(limits: FileLimits): FilesChoice {
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string>()
  function choose(chosen: readonly File[]): void {
    setFiles(chosen)
    setProblem(chosen.length > 0 ? countProblem(chosen, limits) : undefined)
  }
  return {
    files,
    limits,
    problem,
    add: (more) => choose([...files, ...more]),
    remove: (file) => choose(files.filter((other) => other !== file)),
    check() {
      const mayGo = mayBeSent(files, limits)
      setProblem(countProblem(files, limits) ?? (mayGo ? undefined : 'Remove what can’t be sent, then send again.'))
      return mayGo
    },
  }
}
