import { z } from 'zod'
import { Failure } from '../../failure'
import type { OperationContext } from '../operation'
import { exportedState, type SentText } from './markdown-blocks'

const LONGEST = 1_000_000

/** A complete text. */
export const sentText = z.string().max(LONGEST)
/** A text as part of an operation's input instead of as a file. */
export const textFields = { text: sentText.optional() }
/** The same with the state that the text was edited from. */
export const editFields = { ...textFields, state: z.string().max(40).optional() }

/** Whether an edit names the state that its text was edited from; a file names it in its first line. */
export const namesItsState = ({ text, state }: { text?: string; state?: string }) =>
  text === undefined || state !== undefined
/** The message for one that doesn't. */
export const STATE_MISSING = { path: ['state'], message: 'send the state that came with the text' }

/** Reads the complete text of the input, or of a small file; 413 beyond a million characters. */
export async function readSentText(
  body: OperationContext['body'],
  input: { text?: string; state?: string } = {},
): Promise<SentText> {
  if (input.text !== undefined) return { text: input.text, state: input.state, isFile: false }
  let text = ''
  for await (const piece of body ?? []) {
    text += piece
    if (text.length > LONGEST) throw new Failure(413, 'too_large', 'The file has more than a million characters.')
  }
  return { text, state: input.state ?? exportedState(text), isFile: true }
}
