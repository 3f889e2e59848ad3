import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import type { OperationResult } from '../admin/operation'
import type { Environment } from '../environment'
import { confirm, requireTerminal } from './confirm'
import type { Execute, Streams } from './command'
import { listPhotographs, openOutput, readBytes, readText } from './files'
import { problemsAsText } from './print-problems'
import { asJson, asText } from './print-result'
import { progressLine } from './progress-line'
import { runAnywhere } from './run-anywhere'

/** Options of every command. */
export interface CommonOptions {
  json?: boolean
  dryRun?: boolean
  yes?: boolean
  as?: string
}

/** Runs operations for a command line: prompts for confirmation where required, streams files and prints the result. */
export const executeWith =
  (environment: () => Environment, options: () => CommonOptions): Execute =>
  async (name, input, streams = {}) => {
    const { json, dryRun = false, yes, as } = options()
    const folder = streams.photographs
    const photographs = folder === undefined ? [] : await listPhotographs(folder)
    const run = (isDryRun: boolean) => {
      const named = isDryRun && photographs.length > 0 ? { ...(input as object), photographs } : input
      return runOperation(environment(), name, named, streams, isDryRun, actorOf(as))
    }
    if (streams.confirm && !dryRun && !yes) {
      requireTerminal(streams.from)
      await confirm(asText(await run(true)))
    }
    for (const photograph of dryRun ? [] : photographs) {
      const upload = { photograph: join(folder!, photograph) }
      await runOperation(environment(), 'photographs.add', { name: photograph }, upload, false, actorOf(as))
    }
    const result = await run(dryRun)
    print(result, { json, dryRun, toFile: streams.to !== undefined || !('to' in streams) })
  }

/** The system user, with the name given by --as. */
function actorOf(as?: string): string {
  const user = `${userInfo().username}@${hostname()}`
  return as ? `${as} (${user})` : user
}

async function runOperation(
  environment: Environment,
  name: string,
  input: unknown,
  { from, photograph, ...streams }: Streams,
  dryRun: boolean,
  actor: string,
): Promise<OperationResult> {
  const progress = progressLine(process.stderr)
  const target = 'to' in streams && !dryRun ? await openOutput(streams.to) : undefined
  try {
    const result = await runAnywhere(environment, {
      name,
      input,
      actor,
      dryRun,
      body: from === undefined ? undefined : readText(from),
      bytes: photograph === undefined ? undefined : readBytes(photograph),
      emit: target?.add,
      progress: progress.show,
    })
    await target?.commit()
    return result
  } catch (error) {
    await target?.discard()
    throw error
  } finally {
    progress.clear()
  }
}

/** Prints the result, to standard error if standard output carries a file. */
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
