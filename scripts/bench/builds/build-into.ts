import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** Builds parts in parallel processes as `npm run build` does, but into `folder` instead of their dist/. */
export async function buildInto(folder: string, parts: readonly string[]): Promise<void> {
  const queue = [...parts]
  const worker = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) {
      const child = fork(join(__dirname, 'build-worker.ts'), [part, join(folder, part)], {
        execArgv: ['--import', 'tsx'],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      const [code] = (await once(child, 'exit')) as [number | null]
      if (code !== 0) throw new Error(`The build of ${part} failed.`)
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), parts.length) }, worker))
}
