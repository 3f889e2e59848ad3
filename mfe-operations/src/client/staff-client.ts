import { ApiError } from '@shop/shared-api'
import { withoutCommandHints } from './without-command-hints'

/** What a changing operation answers. */
export interface Done {
  /** What was done, as a sentence. */
  done: string
}

/** Calls the API for the staff session of this origin. Each call throws an ApiError when it fails. */
export interface StaffClient {
  /** Runs an operation of the shop by its name, such as `orders.list`. */
  run<Answer extends object>(operation: string, input?: object): Promise<Answer>
  /** Makes a call below `/api/staff`. */
  call<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer>
}

interface ClientOptions {
  /** Called for a 401. */
  onSessionLost?(): void
  /** Called when the API wants the password again; resolves to whether it was given, and the call is then repeated. */
  reauthenticate?(): Promise<boolean>
}

const TIMEOUT_MS = 20_000
const unreadable = 'The shop gave an answer that we could not read. Please try again.'
const unreachable = 'We could not reach the shop. Check your connection and try again.'

/** Creates a client. */
export function createStaffClient({ onSessionLost, reauthenticate }: ClientOptions = {}): StaffClient {
  async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`/api/staff${path}`, {
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new ApiError(0, 'network', unreachable)
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return answer as Answer
    throw errorOf(response.status, answer)
  }

  const client: StaffClient = {
    async call(method, path, body) {
      try {
        return await send(method, path, body)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.status === 401) onSessionLost?.()
        if (error.code === 'reauthenticate' && (await reauthenticate?.())) return send(method, path, body)
        throw error
      }
    },
    run: (operation, input = {}) => client.call('POST', `/operations/${operation}`, input),
  }
  return client
}

function errorOf(status: number, answer: unknown): ApiError {
  const { code = 'unavailable', message, errors } = (answer ?? {}) as Partial<ApiError>
  const text = message === undefined ? unreadable : withoutCommandHints(message)
  return new ApiError(status, code, text, errors, answer)
}
