import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A text that waits on the disk. */
export interface TextSpool {
  pieces: () => AsyncIterable<string>
  drop: () => Promise<void>
}

/** Takes a text in to its end, so that no transaction waits for whoever sends or reads it: on the embedded database the whole shop would wait too. */
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
