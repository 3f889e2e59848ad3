const warning = 40

/** One output line of a service, parsed if it is structured. */
export interface LogLine {
  text: string
  /** Warnings, errors, and anything unstructured on standard error. */
  important: boolean
}

/** Parses a line of pino; any other line is returned as is, important if it came from standard error. */
export function readLogLine(line: string, fromErrorStream: boolean): LogLine {
  const entry = parseEntry(line)
  if (!entry) return { text: line, important: fromErrorStream }
  const { level, msg, err, part, version, why, message } = entry
  const subject = part && version && !msg?.includes(part) ? ` (${part} ${version})` : ''
  const reasonText = err?.message ?? why ?? message
  const reason = reasonText && !msg?.includes(reasonText) ? `: ${reasonText}` : ''
  // Browsers report arbitrary text, so control characters are removed.
  const text = `${msg ?? line}${subject}${reason}`.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
  return { text, important: level >= warning }
}

interface Entry {
  level: number
  msg?: string
  err?: { message?: string }
  /** The release that a line is about, and why it was rolled back or what a browser reported. */
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

/** Splits a stream of chunks into lines; an incomplete line waits for its end. */
export function lineSplitter(onLine: (line: string) => void): (chunk: Buffer | string) => void {
  let rest = ''
  return (chunk) => {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') onLine(line)
  }
}
