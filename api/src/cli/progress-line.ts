/** Shows the progress of long work on one line of a terminal, at most ten updates per second; silent elsewhere. */
export function progressLine(stream: NodeJS.WriteStream) {
  let shownAt = 0
  let open = false
  return {
    show(step: string, done: number, of?: number) {
      if (!stream.isTTY || (Date.now() - shownAt < 100 && done !== of)) return
      shownAt = Date.now()
      open = true
      stream.write(`\r\u001b[K${step}: ${done}${of === undefined ? '' : ` of ${of}`}`)
    },
    clear() {
      if (open) stream.write('\r\u001b[K')
      open = false
    },
  }
}
