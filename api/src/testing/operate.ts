import type { OperationContext, OperationResult } from '../admin/operation'
import { runOperation } from '../admin/operations'
import { openOriginals } from '../modules/media/original-store'
import { testVault } from '../modules/payments/test-vault'
import type { TestApp } from './test-app'

/** Runs an operation as the operator mia by default; a given text is its input file. */
export function operate(
  { db, dataDir }: Pick<TestApp, 'db' | 'dataDir'>,
  name: string,
  input: object = {},
  { text, ...more }: Partial<OperationContext> & { text?: string } = {},
): Promise<OperationResult> {
  const body = text === undefined ? undefined : pieces(text)
  const operationsUrl = 'http://localhost:3200'
  const originals = openOriginals(dataDir)
  const context = { db, dataDir, originals, operationsUrl, actor: 'mia@cli', payments: testVault, body, ...more }
  return runOperation(context, name, input)
}

/** The same, including the operation's output file. */
export async function operateFile(app: Pick<TestApp, 'db' | 'dataDir'>, name: string, input: object = {}) {
  const pieces: Uint8Array[] = []
  const emit = async (piece: string | Uint8Array) => void pieces.push(Buffer.from(piece as string))
  const result = await operate(app, name, input, { emit })
  const bytes = Buffer.concat(pieces)
  return { text: bytes.toString(), bytes, result }
}

/** Helpers for tests of operations, on an API that exists once its tests run. */
export const operatorOf = (api: () => TestApp) => ({
  run: (name: string, input: object = {}, more: object = {}) => operate(api(), name, input, more),
  /** The rows of a list. */
  async rowsOf(name: string, input: object = {}) {
    const result = (await operate(api(), name, input)) as Extract<OperationResult, { rows: unknown }>
    return result.rows
  },
})

async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 10_000) yield text.slice(at, at + 10_000)
}
