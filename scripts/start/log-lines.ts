const warning = 40

/** One line of a service's output, as far as it says what it is. */
export interface LogLine {
  text: string
  /** Warnings, errors, and whatever was written to the error stream by hand. */
  important: boolean
}

/** Reads a line as pino writes it; any other line is taken as it is, important when it came by the error stream. */
export function readLogLine(line: string, fromErrorStream: boolean): LogLine {
  const entry = parseEntry(line)
  if (!entry) return { text: line, important: fromErrorStream }
  const { level, msg, err } = entry
  const reason = err?.message && !msg?.includes(err.message) ? `: ${err.message}` : ''
  return { text: `${msg ?? line}${reason}`, important: level >= warning }
}

interface Entry {
  level: number
  msg?: string
  err?: { message?: string }
}

function parseEntry(line: string): Entry | null {
  if (!line.startsWith('{')) return null
  try {
    const entry = JSON.parse(line) as Entry
    return typeof entry.level === 'number' ? entry : null
  } catch {
    return null
  }
}

/** Cuts a stream of chunks into whole lines; the rest waits for its end. */
export function lineSplitter(onLine: (line: string) => void): (chunk: Buffer | string) => void {
  let rest = ''
  return (chunk) => {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') onLine(line)
  }
}
