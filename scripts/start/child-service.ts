import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { lineSplitter, readLogLine, type LogLine } from './log-lines'
import { watchHeartbeats } from './watch-heartbeats'

const kept = 20
const patience = 10_000
const leaveWithParent = resolve(__dirname, 'leave-with-parent.cjs')

/** What a service needs to run as a child of this process. */
export interface ServiceSpec {
  /** As it stands before its log lines. */
  name: string
  /** TypeScript file that runs it. */
  entry: string
  env: Record<string, string | undefined>
  /** Arguments for node, before the entry. */
  nodeArgs?: string[]
  /** Arguments for the entry. */
  args?: string[]
  /** A service that sends heartbeats and then none for so many ms is killed. */
  hangTimeoutMs?: number
}

/** How a service ended. */
export interface ServiceEnd {
  code: number | null
  signal: NodeJS.Signals | null
  /** Killed because its heartbeats stopped. */
  hung: boolean
}

/** A running service. */
export interface Service {
  spec: ServiceSpec
  pid: number | undefined
  /** When it was started, as `Date.now()` gives it. */
  startedAt: number
  /** The newest lines that it wrote. */
  lastLines: string[]
  /** Resolves when it has told its parent `{ event: 'ready' }`: whoever answers at its port may be another program. */
  ready: Promise<void>
  /** Resolves when it has ended, with how. */
  ended: Promise<ServiceEnd>
  /** Asks it to leave, and makes it leave after ten seconds. Resolves when it is gone. */
  stop: () => Promise<void>
}

/** Starts a service in a process group of its own, so that Ctrl-C reaches it by `stop` and in order. */
export function startService(spec: ServiceSpec, onLine: (line: LogLine) => void): Service {
  const args = [
    '--require',
    leaveWithParent,
    '--import',
    'tsx',
    ...(spec.nodeArgs ?? []),
    spec.entry,
    ...(spec.args ?? []),
  ]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...spec.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const lastLines: string[] = []
  const take = (fromErrorStream: boolean) =>
    lineSplitter((line) => {
      lastLines.push(line)
      if (lastLines.length > kept) lastLines.shift()
      onLine(readLogLine(line, fromErrorStream))
    })
  child.stdout?.on('data', take(false))
  child.stderr?.on('data', take(true))
  const ready = new Promise<void>((done) => {
    child.on('message', (message) => {
      if ((message as { event?: unknown } | null)?.event === 'ready') done()
    })
  })
  const ended: Service['ended'] = new Promise((done) => {
    child.once('error', () => done({ code: 1, signal: null, hung: false }))
    child.once('close', (code, signal) => done({ code, signal, hung }))
  })
  let hung = false
  if (spec.hangTimeoutMs) {
    watchHeartbeats(child, spec.hangTimeoutMs, () => {
      hung = true
      killGroup(child)
    })
  }
  return { spec, pid: child.pid, startedAt: Date.now(), lastLines, ready, ended, stop: () => stop(child, ended) }
}

/** How a service is started after an end: `RESTART_REASON` says what the process could not note itself. */
export function specAfter({ hung, signal }: ServiceEnd, spec: ServiceSpec): ServiceSpec {
  // V8 aborts without memory, and broken native code ends by the other signal.
  const isAbort = signal === 'SIGABRT' || signal === 'SIGSEGV'
  return { ...spec, env: { ...spec.env, RESTART_REASON: hung ? 'hang' : isAbort ? 'abort' : undefined } }
}

async function stop(child: ChildProcess, ended: Service['ended']): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  const timer = setTimeout(() => killGroup(child), patience)
  await ended
  clearTimeout(timer)
}

/** Kills the service and whatever it started itself. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It left in the meantime.
  }
}
