import { fork, type ChildProcess } from 'node:child_process'
import type { RenderSamples, SampleFault } from './sample-findings'
import type { CandidateSet } from './candidate-set'

const patience = 20_000
/** Starting the renderer is no work of the candidate's, so a busy machine's slow start is not held against it. */
const startPatience = 60_000

/** What the worker is asked: everything it needs to load one set. */
export interface SampleRequest {
  id: number
  parts: Record<string, { folder: string; manifest: CandidateSet['parts'][string] }>
}

/** The worker's answer to the request with this id. */
export interface SampleAnswer {
  id: number
  faults: SampleFault[]
}

/**
 * Renders sample paths in a process of its own, with the document server's code, so that a candidate that hangs or
 * exits harms nobody. The process starts at the first request, stays warm, and ends with this one. A set that rendered
 * without a fault is not rendered again.
 */
export function sampleRenderer(worker: string, env: NodeJS.ProcessEnv = process.env, wait = patience): RenderSamples {
  let child: { process: ChildProcess; ready: Promise<void> } | undefined
  let last = Promise.resolve<unknown>(undefined)
  let count = 0
  const sound = new Set<string>()

  function started(): NonNullable<typeof child> {
    if (child?.process.connected) return child
    const fresh = fork(worker, {
      execArgv: ['--import', 'tsx'],
      env: { ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // What can't be sent to it, as it has just ended, is answered by its end.
    fresh.on('error', () => undefined)
    fresh.once('exit', () => (child = child?.process === fresh ? undefined : child))
    return (child = { process: fresh, ready: readiness(fresh) })
  }

  async function ask(set: CandidateSet): Promise<SampleFault[]> {
    const { process: process_, ready } = started()
    hold(process_, true)
    await ready
    if (!process_.connected) return [notStarted]
    const id = (count += 1)
    return new Promise<SampleFault[]>((resolve) => {
      const done = (faults: SampleFault[]): void => {
        clearTimeout(timer)
        process_.off('message', heard).off('exit', ended)
        if (process_.connected) hold(process_, false)
        resolve(faults)
      }
      const heard = (answer: SampleAnswer): void => void (answer.id === id && done(answer.faults))
      const ended = (): void => done(nothingSaid(set, 'the candidate ended the process that rendered it'))
      const timer = setTimeout(() => {
        process_.off('exit', ended).kill('SIGKILL')
        child = undefined
        done(nothingSaid(set, `rendering did not end within ${wait / 1000} s`))
      }, wait)
      process_.on('message', heard).once('exit', ended)
      process_.send({ id, parts: partsOf(set) } satisfies SampleRequest)
    })
  }

  return (set) => {
    const key = keyOf(set)
    if (sound.has(key)) return Promise.resolve([])
    const answer = last.then(() => (sound.has(key) ? [] : ask(set)))
    last = answer.then(
      (faults) => faults.length === 0 && sound.add(key),
      () => undefined,
    )
    return answer
  }
}

const notStarted: SampleFault = {
  part: '*',
  path: 'every path',
  cause: 'absent',
  problem: 'the process that renders them did not start',
}

/** Resolves when the worker says its first word, ends, or has had time enough; then it is ended. */
function readiness(worker: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => worker.kill('SIGKILL'), startPatience)
    const done = (): void => {
      clearTimeout(timer)
      resolve()
    }
    worker.once('message', done).once('exit', done)
  })
}

/** Versions never change, so a set that rendered once renders again: a rollback to it needs no second look. */
function keyOf({ parts }: CandidateSet): string {
  const names = Object.entries(parts).map(([part, { version }]) => `${part}@${version}`)
  return names.sort().join(' ')
}

/** A waiting request keeps this process alive; an idle worker does not. */
function hold(child: ChildProcess, alive: boolean): void {
  if (alive) child.ref()
  else child.unref()
  const { channel } = child as { channel?: { ref(): void; unref(): void } | null }
  if (alive) channel?.ref()
  else channel?.unref()
}

function partsOf({ parts, folders }: CandidateSet): SampleRequest['parts'] {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, manifest]) => {
      const folder = folders[part]
      return folder === undefined ? [] : [[part, { folder, manifest }]]
    }),
  )
}

function nothingSaid(set: CandidateSet, problem: string): SampleFault[] {
  const [moving] = set.moving
  return [{ part: moving ?? '*', path: 'every sample path', cause: 'code', problem }]
}
