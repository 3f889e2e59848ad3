import type { z } from 'zod'

/** The schema of an operation's input. */
export async function inputSchema(operation: string): Promise<z.ZodType> {
  throw new Error(operation)
}
