import { Failure } from '../../failure'
import type { OperationContext } from '../operation'

const LONGEST = 1_000_000

/** The whole of a small file that the operator sends. */
export async function sentText(body: OperationContext['body']): Promise<string> {
  let text = ''
  for await (const piece of body ?? []) {
    text += piece
    if (text.length > LONGEST) throw new Failure(413, 'too_large', 'The file is longer than a million characters.')
  }
  return text
}
