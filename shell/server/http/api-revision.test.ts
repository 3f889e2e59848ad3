import { until } from '@shop/shared-api/testing/until'
import { followRevision, readRevisionOf } from './api-revision'

/** A follower of a revision that the test sets, under its clock; undefined fails. */
function followed() {
  const api = { revision: 'r1' as string | Error, polls: 0 }
  const follower = followRevision({
    read: async () => {
      if (api.revision instanceof Error) throw api.revision
      return api.revision
    },
    onPoll: () => void (api.polls += 1),
    intervalMs: 1,
  })
  return { api, follower }
}

describe('API revision', () => {
  let time: number
  beforeEach(() => {
    time = 1_000_000
    jest.spyOn(Date, 'now').mockImplementation(() => time)
  })
  afterEach(() => jest.restoreAllMocks())

  test('followRevision knows when each revision was last current', async () => {
    const { api, follower } = followed()
    expect([follower.latest(), follower.currentUntil('r1')]).toEqual([undefined, 0])
    await follower.poll()
    time += 500
    await follower.poll()
    api.revision = 'r2'
    time += 500
    await follower.poll()
    expect(follower.latest()).toBe('r2')
    expect([follower.currentUntil('r1'), follower.currentUntil('r2')]).toEqual([1_000_500, 1_001_000])
  })

  test('followRevision keeps the last revision while the API does not answer, without confirming it', async () => {
    const { api, follower } = followed()
    await follower.poll()
    api.revision = new Error('down')
    time += 60_000
    await follower.poll()
    expect([follower.latest(), follower.currentUntil('r1'), api.polls]).toEqual(['r1', 1_000_000, 2])
  })

  test('followRevision remembers the end of a hundred revisions', async () => {
    const { api, follower } = followed()
    for (let count = 1; count <= 101; count += 1) {
      api.revision = `r${count}`
      await follower.poll()
    }
    expect([follower.currentUntil('r1'), follower.currentUntil('r2')]).toEqual([0, time])
  })

  test('followRevision polls until it is stopped', async () => {
    const { api, follower } = followed()
    await follower.start()
    await until(() => api.polls > 2)
    follower.stop()
    const { polls } = api
    await new Promise((resume) => setImmediate(resume))
    expect(api.polls).toBeLessThanOrEqual(polls + 1)
  })

  const read = (answer: Response) =>
    readRevisionOf('http://api.example', async () => answer)(new AbortController().signal)

  test('readRevisionOf returns the revision, and none for an API without one', async () => {
    expect(await read(Response.json({ data: { revision: '1.2.3' } }))).toBe('1.2.3')
    expect(await read(Response.json({ code: 'not_found' }, { status: 404 }))).toBeUndefined()
  })

  test('readRevisionOf fails while the API fails', async () => {
    await expect(read(Response.json({}, { status: 503 }))).rejects.toThrow('503')
  })
})
