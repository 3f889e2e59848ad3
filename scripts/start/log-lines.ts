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
  const { level, msg, err, part, version, why, message } = entry
  const subject = part && version && !msg?.includes(part) ? ` (${part} ${version})` : ''
  const said = err?.message ?? why ?? message
  const reason = said && !msg?.includes(said) ? `: ${said}` : ''
  // What browsers say comes from anybody: it colors nothing and moves no cursor here.
  const text = `${msg ?? line}${subject}${reason}`.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
  return { text, important: level >= warning }
}

interface Entry {
  level: number
  msg?: string
  err?: { message?: string }
  /** Which release a line speaks of, and why it was taken back or what a browser says of it. */
  part?: string
  version?: string
  why?: string
  message?: string
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
