import { fork, type ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { readParts } from '../parts'
import type { BuildOrder } from './build-order'
import { planBuild, type BuiltPart } from './plan-build'
import { workerArguments } from './worker-arguments'

interface BuildPartsOptions {
  /** Part names; default: all. */
  parts?: string[]
  hasOpenEntry?: boolean
  /** Receives each part's progress, 0 to 1. */
  onProgress?: (part: string, done: number) => void
}

/**
 * Builds parts with changed inputs, in one process per core that builds one part after another: a bundler takes
 * seconds to load. Throws the first failure after all have ended.
 */
export async function buildParts({ parts, hasOpenEntry = false, onProgress }: BuildPartsOptions = {}): Promise<
  BuiltPart[]
> {
  const plans = readParts()
    .filter(({ name }) => !parts || parts.includes(name))
    .map((part) => planBuild(part, { hasOpenEntry }))
  const built: BuiltPart[] = plans
    .filter(({ isFinished }) => isFinished())
    .map(({ part, version, dir }) => ({ part, version, dir, rebuilt: false }))
  const queue = plans.map(({ part }) => part).filter((name) => !built.some(({ part }) => part === name))
  const failures: unknown[] = []
  const worker = async () => {
    let child: ChildProcess | undefined
    for (let name = queue.shift(); name; name = queue.shift()) {
      child = child?.connected ? child : startWorker()
      await buildIn(child, { name, hasOpenEntry }, (done) => onProgress?.(name as string, done)).then(
        (part) => built.push(part),
        (failure: unknown) => failures.push(failure),
      )
    }
    if (child?.connected) child.disconnect()
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), queue.length) }, worker))
  if (failures.length > 0) throw failures[0]
  return built
}

const startWorker = () =>
  fork(resolve(__dirname, 'build-worker.ts'), {
    execArgv: workerArguments,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

type Message = { progress: number } | { built: BuiltPart } | { failure: string }

function buildIn(child: ChildProcess, order: BuildOrder, onProgress: (done: number) => void): Promise<BuiltPart> {
  return new Promise((resolvePart, reject) => {
    const fail = () => reject(new Error(`The build of ${order.name} ended without a result.`))
    const receive = (message: Message) => {
      if ('progress' in message) return onProgress(message.progress)
      child.off('message', receive).off('exit', fail)
      if ('built' in message) resolvePart(message.built)
      else reject(new Error(message.failure))
    }
    child.on('message', receive).once('exit', fail)
    child.send(order)
  })
}
