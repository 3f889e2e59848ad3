/**
 * Formats the progress of several parts as one line, such as `shell 80 % · catalogue done`. `live` displays get every
 * update, others one line per finished part.
 */
export function buildProgress(
  parts: readonly string[],
  show: (line: string) => void,
  live: boolean,
): (part: string, done: number) => void {
  const progress = new Map<string, number>()
  const text = (part: string) => {
    const done = progress.get(part) ?? 0
    return done >= 1 ? `${part} done` : `${part} ${Math.floor(done * 100)} %`
  }
  return (part, done) => {
    const before = progress.get(part) ?? 0
    progress.set(part, done)
    if (live)
      show(
        parts
          .filter((name) => progress.has(name))
          .map(text)
          .join(' · '),
      )
    else if (done >= 1 && before < 1) show(`${part} built`)
  }
}
