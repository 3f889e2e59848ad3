import { TransformStream, type ReadableStream } from 'node:stream/web'
import type { OperationContext } from './operation'

/**
 * The file that an operation emits, as fast as it is read. Rejects if the operation fails before its first chunk;
 * afterwards the stream breaks off, and `onBroken` receives the reason.
 */
export function emittedFile(
  run: (emit: NonNullable<OperationContext['emit']>) => Promise<unknown>,
  onBroken: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  const { readable, writable } = new TransformStream<string | Uint8Array, Uint8Array>({
    transform: (piece, out) => out.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece),
  })
  const writer = writable.getWriter()
  return new Promise((resolve, reject) => {
    let isStarted = false
    const emit = async (piece: string | Uint8Array) => {
      isStarted = true
      resolve(readable)
      await writer.write(piece)
    }
    run(emit)
      .then(async () => {
        resolve(readable)
        await writer.close()
      })
      .catch(async (error: unknown) => {
        if (isStarted) onBroken(error)
        reject(error as Error)
        await writer.abort(error).catch(() => undefined)
      })
  })
}
