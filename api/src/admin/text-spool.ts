import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A text on disk. */
export interface TextSpool {
  pieces: () => AsyncIterable<string>
  drop: () => Promise<void>
}

/**
 * Reads a text to its end, so that no transaction waits for a slow sender or reader, which would block the embedded
 * database for everyone.
 */
export async function spoolText(source: AsyncIterable<string>): Promise<TextSpool> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-text-'))
  const file = join(folder, 'text')
  const drop = () => rm(folder, { recursive: true, force: true })
  try {
    await pipeline(Readable.from(source), createWriteStream(file))
  } catch (error) {
    await drop()
    throw error
  }
  async function* pieces() {
    yield* createReadStream(file, 'utf8') as AsyncIterable<string>
  }
  return { pieces, drop }
}
