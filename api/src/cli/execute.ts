import { hostname, userInfo } from 'node:os'
import type { OperationResult } from '../admin/operation'
import type { Environment } from '../environment'
import { confirm, mustBeAsked } from './confirm'
import type { Execute, Streams } from './command'
import { fillFile, readText } from './files'
import { problemsAsText } from './print-problems'
import { asJson, asText } from './print-result'
import { progressLine } from './progress-line'
import { runAnywhere } from './run-anywhere'

/** What may be said with every command. */
export interface CommonOptions {
  json?: boolean
  dryRun?: boolean
  yes?: boolean
  as?: string
}

/** Runs operations for a command line: asks first where it must, moves files in and out, and prints the result. */
export const executeWith =
  (environment: () => Environment, options: () => CommonOptions): Execute =>
  async (name, input, streams = {}) => {
    const { json, dryRun = false, yes, as } = options()
    const run = (rehearsal: boolean) => runOnce(environment(), name, input, streams, rehearsal, actorOf(as))
    if (streams.confirm && !dryRun && !yes) {
      mustBeAsked(streams.from)
      await confirm(asText(await run(true)))
    }
    const result = await run(dryRun)
    print(result, { json, dryRun, toFile: streams.to !== undefined || !('to' in streams) })
  }

/** The operating system's user, and who they say they are. */
function actorOf(as?: string): string {
  const user = `${userInfo().username}@${hostname()}`
  return as ? `${as} (${user})` : user
}

async function runOnce(
  environment: Environment,
  name: string,
  input: unknown,
  { from, ...streams }: Streams,
  dryRun: boolean,
  actor: string,
): Promise<OperationResult> {
  const progress = progressLine(process.stderr)
  const target = 'to' in streams && !dryRun ? await fillFile(streams.to) : undefined
  try {
    const result = await runAnywhere(environment, {
      name,
      input,
      actor,
      dryRun,
      body: from === undefined ? undefined : readText(from),
      emit: target?.add,
      progress: progress.show,
    })
    await target?.keep()
    return result
  } catch (error) {
    await target?.drop()
    throw error
  } finally {
    progress.clear()
  }
}

/** A file on the standard output leaves no room for a result, which then goes beside it. */
function print(
  result: OperationResult,
  { json, dryRun, toFile }: { json?: boolean; dryRun: boolean; toFile: boolean },
) {
  const stream = toFile || dryRun ? process.stdout : process.stderr
  if (json) {
    stream.write(`${asJson('done' in result && dryRun ? Object.assign({ dry_run: true }, result) : result)}\n`)
    return
  }
  const skipped = 'done' in result ? problemsAsText(result.detail?.problems) : []
  const lines = [...skipped, asText(result), ...(dryRun ? ['Dry run: nothing was changed.'] : [])]
  stream.write(`${lines.join('\n')}\n`)
}
