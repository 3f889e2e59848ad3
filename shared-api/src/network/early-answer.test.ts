/** @jest-environment node */
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { endAfterRequest } from './early-answer'

/** A request without any received body bytes. */
function requestWith(headers: Record<string, string>): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers })
}

const reply = { header: () => undefined }

describe('endAfterRequest', () => {
  test('leaves the answer to a request without a body alone', () => {
    expect(endAfterRequest(requestWith({}), reply, 'no')).toBe('no')
    expect(endAfterRequest(requestWith({ 'content-length': '0' }), reply, 'no')).toBe('no')
  })

  test('leaves the response unchanged once the full body was received', () => {
    const request = Object.assign(requestWith({ 'content-length': '9' }), { complete: true })
    expect(endAfterRequest(request, reply, 'no')).toBe('no')
  })

  test('sends the response at once and ends it after 30 seconds of an unfinished body', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout')
    const deadline = new AbortController()
    timeout.mockReturnValue(deadline.signal)
    const payload = endAfterRequest(requestWith({ 'content-length': '9' }), reply, 'no') as Readable
    const pieces: string[] = []
    const ended = new Promise((resolve) => payload.on('data', (piece) => pieces.push(String(piece))).on('end', resolve))
    while (pieces.length === 0) await new Promise((next) => setImmediate(next))
    expect([pieces, payload.readableEnded, timeout.mock.calls]).toEqual([['no'], false, [[30_000]]])
    deadline.abort()
    await ended
    timeout.mockRestore()
  })
})
