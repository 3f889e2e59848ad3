import { fork, type ChildProcess } from 'node:child_process'
import type { RenderSamples, SampleFault } from './sample-findings'
import type { CandidateSet } from './candidate-set'

const RENDER_TIMEOUT_MS = 20_000
/** A slow start of the renderer on a busy machine isn't the candidate's fault. */
const START_TIMEOUT_MS = 60_000

/** A request to the worker, with all it needs to load one set. */
export interface SampleRequest {
  id: number
  parts: Record<string, { folder: string; manifest: CandidateSet['parts'][string] }>
}

/** The worker's response to the request with this id. */
export interface SampleAnswer {
  id: number
  faults: SampleFault[]
}

/**
 * Renders sample paths in a separate process with the document server's code, so that a candidate that hangs or exits
 * harms nothing else. The process starts with the first request, stays warm, and ends with this one. A set that
 * rendered without a fault isn't rendered again.
 */
export function sampleRenderer(
  worker: string,
  env: NodeJS.ProcessEnv = process.env,
  timeoutMs = RENDER_TIMEOUT_MS,
): RenderSamples {
  let child: { process: ChildProcess; ready: Promise<void> } | undefined
  let queue = Promise.resolve<unknown>(undefined)
  let count = 0
  const rendered = new Set<string>()

  function ensureStarted(): NonNullable<typeof child> {
    if (child?.process.connected) return child
    const fresh = fork(worker, {
      execArgv: ['--import', 'tsx'],
      env: { ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // A send to a process that has just ended is handled by its exit event.
    fresh.on('error', () => undefined)
    fresh.once('exit', () => (child = child?.process === fresh ? undefined : child))
    return (child = { process: fresh, ready: readiness(fresh) })
  }

  async function renderSet(set: CandidateSet): Promise<SampleFault[]> {
    const { process: process_, ready } = ensureStarted()
    setReferenced(process_, true)
    await ready
    if (!process_.connected) return [notStarted]
    const id = (count += 1)
    return new Promise<SampleFault[]>((resolve) => {
      const done = (faults: SampleFault[]): void => {
        clearTimeout(timer)
        process_.off('message', onMessage).off('exit', onExit)
        if (process_.connected) setReferenced(process_, false)
        resolve(faults)
      }
      const onMessage = (answer: SampleAnswer): void => void (answer.id === id && done(answer.faults))
      const onExit = (): void => done(renderFailure(set, 'the candidate ended the process that rendered it'))
      const timer = setTimeout(() => {
        process_.off('exit', onExit).kill('SIGKILL')
        child = undefined
        done(renderFailure(set, `rendering did not end within ${timeoutMs / 1000} s`))
      }, timeoutMs)
      process_.on('message', onMessage).once('exit', onExit)
      process_.send({ id, parts: partsOf(set) } satisfies SampleRequest)
    })
  }

  return (set) => {
    const key = keyOf(set)
    if (rendered.has(key)) return Promise.resolve([])
    const answer = queue.then(() => (rendered.has(key) ? [] : renderSet(set)))
    queue = answer.then(
      (faults) => faults.length === 0 && rendered.add(key),
      () => undefined,
    )
    return answer
  }
}

const notStarted: SampleFault = {
  part: '*',
  path: 'every path',
  cause: 'absent',
  problem: 'the rendering process did not start',
}

/** Resolves with the worker's first message or exit; kills it after a timeout. */
function readiness(worker: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => worker.kill('SIGKILL'), START_TIMEOUT_MS)
    const done = (): void => {
      clearTimeout(timer)
      resolve()
    }
    worker.once('message', done).once('exit', done)
  })
}

/** Versions are immutable, so a set that rendered once needs no second render. */
function keyOf({ parts }: CandidateSet): string {
  const names = Object.entries(parts).map(([part, { version }]) => `${part}@${version}`)
  return names.sort().join(' ')
}

/** A pending request keeps this process alive; an idle worker doesn't. */
function setReferenced(child: ChildProcess, alive: boolean): void {
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

function renderFailure(set: CandidateSet, problem: string): SampleFault[] {
  const [moving] = set.moving
  return [{ part: moving ?? '*', path: 'every sample path', cause: 'code', problem }]
}
