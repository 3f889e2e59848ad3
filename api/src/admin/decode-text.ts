import { Failure } from '../failure'

/** Decodes a text file in chunks; 422 if it is not UTF-8. `file` names it in the message. */
export async function* decodeText(source: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      throw new Failure(422, 'invalid', `${file} is not UTF-8 text: save it as "CSV UTF-8" or as plain UTF-8.`)
    }
  }
  for await (const bytes of source) yield decode(bytes)
  yield decode()
}
