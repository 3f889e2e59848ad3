import { useState } from 'react'
import { countProblem, canUpload, type FileLimits } from './files-problem'

/** A form's selected files with their validation. */
export interface FilesChoice {
  files: readonly File[]
  limits: FileLimits
  /** The error about the number of files. */
  problem: string | undefined
  add(files: Iterable<File>): void
  remove(file: File): void
  /** Validates before submission; true if the files can be uploaded. */
  check(): boolean
}

/** Manages a form's files within its limits; too few are reported only after an attempt to submit. */
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
      const mayGo = canUpload(files, limits)
      setProblem(countProblem(files, limits) ?? (mayGo ? undefined : 'Remove the files with errors, then try again.'))
      return mayGo
    },
  }
}
