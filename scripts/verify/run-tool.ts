import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Options by which a tool skips files that it has checked before with the same contents. */
export const cachedAs = (name: string) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=node_modules/.cache/checks/${name}`,
]

/** Runs a JavaScript tool from node_modules; returns its exit code and output. */
export function runTool(root: string, tool: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }))
  })
}
