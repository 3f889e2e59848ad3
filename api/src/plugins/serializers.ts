import type { FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'

/** Responses are mapped explicitly and typed by the contract, so production doesn't parse them again. */
export const plainSerializer: FastifySerializerCompiler<z.ZodType> = () => (answer) => JSON.stringify(answer)

/** Rejects a response that doesn't match the contract exactly, including unknown members; for tests. */
export const checkingSerializer: FastifySerializerCompiler<z.ZodType> =
  ({ schema, url }) =>
  (answer) => {
    const sent: unknown = JSON.parse(JSON.stringify(answer))
    const read = schema.safeParse(sent)
    if (!read.success) throw new Error(`${url} does not match its contract: ${read.error.message}`)
    const extra = firstExtra(sent, read.data)
    if (extra) throw new Error(`${url} returns "${extra}", which its contract does not define`)
    return JSON.stringify(answer)
  }

/** The path of the first member that parsing dropped. */
function firstExtra(sent: unknown, parsed: unknown, path = ''): string | undefined {
  if (typeof sent !== 'object' || sent === null || typeof parsed !== 'object' || parsed === null) return undefined
  for (const [key, value] of Object.entries(sent)) {
    if (!(key in parsed)) return `${path}${key}`
    const below = firstExtra(value, (parsed as Record<string, unknown>)[key], `${path}${key}.`)
    if (below) return below
  }
  return undefined
}
