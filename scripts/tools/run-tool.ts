import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { installTool, type ToolName } from './install-tool'

const root = resolve(__dirname, '../..')

/**
 * Installs a tool if needed and runs it in the repository's root, in this terminal. `program` is a file below the tool's
 * node_modules. Returns its exit code. Ctrl-C reaches the tool directly; other signals are passed on.
 */
export async function runTool(name: ToolName, program: string, args: readonly string[]): Promise<number> {
  const folder = await installTool(name)
  const child = spawn(process.execPath, [join(folder, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  process.on('SIGINT', () => undefined)
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
