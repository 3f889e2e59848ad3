/** A message of an operation without what it says to users of the command line, such as `Run "orders list".` */
export function withoutCommandHints(message: string): string {
  return message.replace(/\s*\b(?:Run|Use) "[^"]*"[^.]*\.(?=\s|$)/g, '').trim()
}
