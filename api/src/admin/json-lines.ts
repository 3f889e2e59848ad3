import type { Writable } from 'node:stream'

const LONGEST_LINE = 8_000_000

/**
 * Parses a stream of JSON values, one per line; throws on a line that is invalid or too long. An unterminated last
 * line is dropped.
 */
export async function* readJsonLines(source: AsyncIterable<string>): AsyncGenerator<unknown> {
  let rest = ''
  for await (const piece of source) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    for (const line of lines) yield JSON.parse(line)
    if (rest.length > LONGEST_LINE) throw new Error('a line is too long')
  }
}

/** Writes one value as a line and resolves when the next may follow; a closed stream drops it. */
export function writeJsonLine(stream: Writable, value: unknown): Promise<void> {
  if (stream.destroyed || stream.write(`${JSON.stringify(value)}\n`)) return Promise.resolve()
  return new Promise((done) => {
    const resume = () => {
      stream.off('drain', resume).off('close', resume)
      done()
    }
    stream.on('drain', resume).on('close', resume)
  })
}
