/** Limits of an upload and where its progress goes. */
export interface SendOptions {
  /** Called with the sent share of the form, from 0 to 1. */
  onProgress?(share: number): void
  signal?: AbortSignal
}

/** The answer to a form, its JSON parsed; null if it has none. */
interface FormAnswer {
  status: number
  answer: unknown
}

/** Reading a large table can take the API minutes. */
const TIMEOUT_MS = 15 * 60_000

/**
 * Posts a form by XMLHttpRequest, since fetch reports no progress. Rejects when the connection fails or the signal
 * aborts.
 */
export function sendForm(url: string, form: FormData, { onProgress, signal }: SendOptions): Promise<FormAnswer> {
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  return new Promise<FormAnswer>((resolve, reject) => {
    const fail = () => reject(signal?.aborted ? (signal.reason as Error) : new TypeError('The upload failed.'))
    request.open('POST', url)
    request.timeout = TIMEOUT_MS
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, answer: parse(request.responseText) })
    request.onerror = fail
    request.onabort = fail
    request.ontimeout = fail
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) fail()
    else request.send(form)
  }).finally(() => signal?.removeEventListener('abort', abort))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
