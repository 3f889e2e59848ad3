import { Failure } from '../../failure'
import type { OperationContext } from '../operation'

const LONGEST = 1_000_000

/** Reads the complete text of a small file that the operator sends; 413 beyond a million characters. */
export async function readSentText(body: OperationContext['body']): Promise<string> {
  let text = ''
  for await (const piece of body ?? []) {
    text += piece
    if (text.length > LONGEST) throw new Failure(413, 'too_large', 'The file has more than a million characters.')
  }
  return text
}
