import { ApiError } from '@shop/shared-api'
import { saveFile } from './save-file'
import { sendForm, type SendOptions } from './send-form'
import { withoutCommandHints } from './without-command-hints'

/** What a changing operation answers. */
export interface Done {
  /** What was done, as a sentence. */
  done: string
}

/** Options of an upload: its progress, a way to abort it, and whether it only shows what it would change. */
export interface UploadOptions extends SendOptions {
  dryRun?: boolean
}

/** Calls the API for the staff session of this origin. Each call throws an ApiError when it fails. */
export interface StaffClient {
  /** Runs an operation of the shop by its name, such as `orders.list`. */
  run<Answer extends object>(operation: string, input?: object): Promise<Answer>
  /** Runs an operation that reads a file, such as `catalogue.import`; an aborted one throws the signal's reason. */
  upload<Answer extends object>(operation: string, input: object, file: Blob, options?: UploadOptions): Promise<Answer>
  /** Saves the file that an operation emits, such as `catalogue.export`. */
  download(operation: string, input?: object): Promise<void>
  /** Makes a call below `/api/staff`. */
  call<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer>
}

interface ClientOptions {
  /** Called for a 401; its code is `no_staff` while the shop has to be set up. */
  onSessionLost?(error: ApiError): void
  /** Called when the API wants the password again; resolves to whether it was given, and the call is then repeated. */
  reauthenticate?(): Promise<boolean>
}

const TIMEOUT_MS = 20_000
const unreadable = 'The shop gave an answer that we could not read. Please try again.'
const unreachable = 'We could not reach the shop. Check your connection and try again.'

/** The address of the file that an operation emits, for links. */
export const downloadPath = (operation: string, input: object = {}): string =>
  `/api/staff/downloads/${operation}?input=${encodeURIComponent(JSON.stringify(input))}`

/** Creates a client. */
export function createStaffClient({ onSessionLost, reauthenticate }: ClientOptions = {}): StaffClient {
  /** Repeats a call once the password was given again. */
  async function authorized<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401) onSessionLost?.(error)
      if (error.code === 'reauthenticate' && (await reauthenticate?.())) return send()
      throw error
    }
  }

  const client: StaffClient = {
    call: (method, path, body) => authorized(() => sendJson(method, path, body)),
    run: (operation, input = {}) => client.call('POST', `/operations/${operation}`, input),
    upload: (operation, input, file, options = {}) => authorized(() => sendFile(operation, input, file, options)),
    download: (operation, input) => authorized(() => receiveFile(downloadPath(operation, input))),
  }
  return client
}

async function sendJson<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/api/staff${path}`, {
    method,
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(failUnreachable)
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as Answer
  throw errorOf(response.status, answer)
}

async function sendFile<Answer>(
  operation: string,
  input: object,
  file: Blob,
  { dryRun, ...options }: UploadOptions,
): Promise<Answer> {
  const form = new FormData()
  form.append('input', JSON.stringify(input))
  if (dryRun) form.append('dry_run', 'true')
  form.append('file', file)
  const { status, answer } = await sendForm(`/api/staff/uploads/${operation}`, form, options).catch(
    (error: unknown) => {
      if (options.signal?.aborted) throw error
      return failUnreachable()
    },
  )
  if (status >= 200 && status < 300) return answer as Answer
  throw errorOf(status, answer)
}

async function receiveFile(path: string): Promise<void> {
  const response = await fetch(path).catch(failUnreachable)
  if (!response.ok) throw errorOf(response.status, await response.json().catch(() => null))
  const [, name = 'download'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  saveFile(name, await response.blob().catch(failUnreachable))
}

function failUnreachable(): never {
  throw new ApiError(0, 'network', unreachable)
}

function errorOf(status: number, answer: unknown): ApiError {
  const { code = 'unavailable', message, errors } = (answer ?? {}) as Partial<ApiError>
  const text = message === undefined ? unreadable : withoutCommandHints(message)
  return new ApiError(status, code, text, errors, answer)
}
