import type { StaffRole, StaffSession } from '@shop/shared-api/staff'
import { operate } from './operate'
import { payloadOf, type TestApp } from './test-app'

/** Password of staff in tests. */
export const staffPassword = 'three minute rounds'

/** The headers that a browser sends from the console. */
export const fromConsole = { origin: 'http://localhost:3200', 'sec-fetch-site': 'same-origin' }

/** Makes a call of staff with the session of this cookie; `body` is the answer as parsed. */
export async function callStaff<Answer = Record<string, unknown>>(
  { app }: Pick<TestApp, 'app'>,
  path: string,
  { body, cookie, headers = fromConsole }: { body?: unknown; cookie?: string; headers?: Record<string, string> } = {},
) {
  const sent = body === undefined ? {} : await payloadOf(body)
  const answer = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api/staff/${path}`,
    payload: sent.payload,
    headers: { ...sent.headers, ...headers, ...(cookie && { cookie }) },
  })
  const set = String(answer.headers['set-cookie'] ?? '')
  return { status: answer.statusCode, body: JSON.parse(answer.body) as Answer, cookie: set.split(';')[0]!, set }
}

/** Invites someone and accepts the invitation; returns the cookie of the session that it opens. */
export async function newStaff(api: TestApp, email: string, role: StaffRole = 'owner'): Promise<string> {
  const invited = await operate(api, 'staff.invite', { email, role })
  const { link } = ('detail' in invited && invited.detail) as { link: string }
  const body = { token: link.split('#')[1], name: 'Kim Park', password: staffPassword }
  const { cookie } = await callStaff<StaffSession>(api, 'accept-invitation', { body })
  return cookie
}

/** The form of an upload to an operation. */
export function uploadForm(file: string | Buffer, input: object = {}, { dryRun = false } = {}): FormData {
  const form = new FormData()
  form.append('input', JSON.stringify(input))
  if (dryRun) form.append('dry_run', 'true')
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'file')
  return form
}
