import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** The sha384 of some bytes as browsers write it in `integrity`. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** Integrity and size of one file. */
export async function measureFile(path: string): Promise<{ integrity: string; bytes: number }> {
  const content = await readFile(path)
  return { integrity: integrityOf(content), bytes: content.length }
}
