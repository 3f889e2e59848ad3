import { spawn, type ChildProcess } from 'node:child_process'
import type { Duplex } from 'node:stream'
import { allocatorEnv } from '../allocator'
import { lowPriorityPrefix, nodeArguments, type Rung } from './confinement'
import { loader } from './loader'

const MAX_STDERR_CHARACTERS = 8_000
/** Not even root creates files here: Node 20 writes trace files to the working directory without a check. */
const unwritableFolder = process.platform === 'linux' ? '/proc' : '/'

export interface ProcessOptions {
  /** Text of the program, a CommonJS module that exports `start`. */
  program: string
  rung: Rung
  /** Other processes get the processors first. */
  hasLowPriority?: boolean
}

/** Spawns the process of a renderer, and sends its program through its only channel. */
export function spawnRenderer({ program, rung, hasLowPriority = false }: ProcessOptions, markerFd: number) {
  ignoreDebugSignal()
  const priority = hasLowPriority ? lowPriorityPrefix() : []
  const [command = '', ...args] = [...priority, ...rung.prefix, process.execPath, ...nodeArguments(loader)]
  const child = spawn(command, args, {
    cwd: unwritableFolder,
    env: { NODE_ENV: 'production', ...allocatorEnv },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', markerFd],
    ...rung.user,
  })
  const channel = child.stdio[3] as Duplex
  channel.on('error', () => undefined)
  const text = Buffer.from(program)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  channel.write(Buffer.concat([length, text]))
  return { child, channel, fatalLine: fatalLine(child) }
}

/** Keeps what the process writes to stderr, up to a limit; returns the reason of a fatal error, or else its last line. */
function fatalLine({ stderr }: ChildProcess): () => string {
  let text = ''
  stderr?.on('data', (chunk: Buffer) => {
    if (text.length < MAX_STDERR_CHARACTERS) text += chunk.toString('utf8', 0, MAX_STDERR_CHARACTERS)
  })
  stderr?.on('error', () => undefined)
  return () => (/(?:FATAL ERROR|^\w*Error): .*/m.exec(text)?.[0] ?? text.trim().split('\n')[0] ?? '').slice(0, 300)
}

let ignoresDebugSignal = false

/** A renderer of the same user could otherwise open this process's debugger by a signal. */
function ignoreDebugSignal(): void {
  if (ignoresDebugSignal) return
  ignoresDebugSignal = true
  process.on('SIGUSR1', () => undefined)
}
