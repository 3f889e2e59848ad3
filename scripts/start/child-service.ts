import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { lineSplitter, readLogLine, type LogLine } from './log-lines'
import { watchHeartbeats } from './watch-heartbeats'

const MAX_LAST_LINES = 20
const STOP_TIMEOUT_MS = 10_000
const exitWithParent = resolve(__dirname, 'exit-with-parent.cjs')

/** How to run a service as a child process. */
export interface ServiceSpec {
  /** Prefix of its log lines. */
  name: string
  /** Its TypeScript entry file. */
  entry: string
  env: Record<string, string | undefined>
  /** Arguments for node, before the entry. */
  nodeArgs?: string[]
  /** Arguments for the entry. */
  args?: string[]
  /** A service that sent heartbeats is killed after this many ms without one. */
  hangTimeoutMs?: number
}

/** How a service exited. */
export interface ServiceEnd {
  code: number | null
  signal: NodeJS.Signals | null
  /** Killed because its heartbeats stopped. */
  hung: boolean
}

/** What a service sends once it serves; the API of a shop without staff adds the token of its setup. */
export interface ReadyMessage {
  event: 'ready'
  setupToken?: string
}

/** A running service. */
export interface Service {
  spec: ServiceSpec
  pid: number | undefined
  /** Start time as `Date.now()`. */
  startedAt: number
  /** Its latest output lines. */
  lastLines: string[]
  /** Resolves with its `{ event: 'ready' }` message; a listening port alone could belong to another program. */
  ready: Promise<ReadyMessage>
  /** Resolves when it has exited, with how. */
  ended: Promise<ServiceEnd>
  /** Requests it to stop and kills it after ten seconds. Resolves when it has exited. */
  stop: () => Promise<void>
}

/** Starts a service in its own process group, so that Ctrl-C reaches it only through `stop` and in order. */
export function startService(spec: ServiceSpec, onLine: (line: LogLine) => void): Service {
  const args = [
    '--require',
    exitWithParent,
    '--require',
    'tsx/cjs',
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
  const readStream = (fromErrorStream: boolean) =>
    lineSplitter((line) => {
      lastLines.push(line)
      if (lastLines.length > MAX_LAST_LINES) lastLines.shift()
      onLine(readLogLine(line, fromErrorStream))
    })
  child.stdout?.on('data', readStream(false))
  child.stderr?.on('data', readStream(true))
  const ready = new Promise<ReadyMessage>((done) => {
    child.on('message', (message) => {
      if ((message as { event?: unknown } | null)?.event === 'ready') done(message as ReadyMessage)
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

async function stop(child: ChildProcess, ended: Service['ended']): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  const timer = setTimeout(() => killGroup(child), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(timer)
}

/** Kills the service and its child processes. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has exited in the meantime.
  }
}
