import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { readParts } from '../parts'
import type { BuiltPart } from './build-part'

interface BuildPartsOptions {
  /** Part names; default: all. */
  parts?: string[]
  /** Receives each part's progress, 0 to 1. */
  onProgress?: (part: string, done: number) => void
}

/** Builds parts in parallel processes. Throws the first failure after all have ended. */
export async function buildParts({ parts, onProgress }: BuildPartsOptions = {}): Promise<BuiltPart[]> {
  const queue = readParts()
    .map((part) => part.name)
    .filter((name) => !parts || parts.includes(name))
  const built: BuiltPart[] = []
  const failures: unknown[] = []
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      await buildInProcess(name, (done) => onProgress?.(name as string, done)).then(
        (part) => built.push(part),
        (failure: unknown) => failures.push(failure),
      )
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), queue.length) }, worker))
  if (failures.length > 0) throw failures[0]
  return built
}

type Message = { progress: number } | { built: BuiltPart } | { failure: string }

function buildInProcess(name: string, onProgress: (done: number) => void): Promise<BuiltPart> {
  return new Promise((resolvePart, reject) => {
    const child = fork(resolve(__dirname, 'build-worker.ts'), [name], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    let failure = new Error(`The build of ${name} ended without a result.`)
    child.on('message', (message: Message) => {
      if ('progress' in message) onProgress(message.progress)
      else if ('built' in message) resolvePart(message.built)
      else failure = new Error(message.failure)
    })
    child.on('exit', () => reject(failure))
  })
}
