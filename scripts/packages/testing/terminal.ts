import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'

/** How a command ended. */
export interface Output {
  status: number | null
  stdout: string
  stderr: string
}

/** A person's terminal: `cd` applies to the commands after it. */
export interface Terminal {
  /** The current folder. */
  readonly folder: string
  run(command: string): Promise<Output>
  /** Runs a command, and throws with its output if it fails. */
  succeed(command: string): Promise<Output>
}

interface TerminalOptions {
  folder: string
  /** The complete environment; `PATH` is `searchPath` by default. */
  env: Record<string, string>
  /** A folder that its commands can't see, in a mount namespace of their own. */
  hidden?: string
}

/** The folders of this machine's programs, without those of installed packages, which `npm run` adds. */
export const searchPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)

/** Opens a terminal that runs bash. */
export function openTerminal({ folder: start, env, hidden }: TerminalOptions): Terminal {
  let folder = start
  const environment = { PATH: searchPath, NO_COLOR: '1', ...env } as unknown as NodeJS.ProcessEnv

  async function run(command: string): Promise<Output> {
    const script = `${command}\nstatus=$?\npwd >&3\nexit $status`
    const [program = '', ...args] = hidden === undefined ? ['bash', '-c', script] : inNamespace(hidden, script)
    const child = spawn(program, args, { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
    const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
    const outputs = [child.stdout, child.stderr, child.stdio[3]].map((stream) => text(stream as Readable))
    const [status, stdout = '', stderr = '', left = ''] = await Promise.all([ended, ...outputs])
    if (left !== '') folder = left.trim()
    return { status, stdout, stderr }
  }

  return {
    get folder() {
      return folder
    },
    run,
    async succeed(command) {
      const output = await run(command)
      if (output.status === 0) return output
      throw new Error(`${command} ended with ${output.status} in ${folder}:\n${output.stdout}${output.stderr}`)
    },
  }
}

/** Covers a folder with an empty one for a script and what it starts. */
const inNamespace = (hidden: string, script: string): string[] => [
  'unshare',
  '--map-root-user',
  '--mount',
  'bash',
  '-c',
  `mount -t tmpfs none '${hidden}' && exec bash -c "$0"`,
  script,
]
