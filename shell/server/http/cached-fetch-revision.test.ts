import { testRevision } from '../testing/test-revision'
import { trackApiOutcome } from './api-outcome'
import { cachedFetch } from './cached-fetch'

const url = 'http://api.example/api/menu'

/** An API whose answers are fresh for five seconds by their header, with a revision. */
async function shop({ isPolled = true } = {}) {
  const { api, follower, move } = testRevision()
  if (isPolled) await follower.poll()
  const calls: (() => void)[] = []
  const state = { count: 0, body: 'menu', isHeld: false }
  const fetch = cachedFetch(
    (async () => {
      state.count += 1
      if (api.isSilent) throw new TypeError('fetch failed')
      const { body } = state
      if (state.isHeld) await new Promise<void>((end) => calls.push(end))
      return new Response(body, { headers: { 'cache-control': 'public, max-age=5' } })
    }) as typeof globalThis.fetch,
    { revision: follower },
  )
  const read = async () => (await fetch(url)).text()
  return { api, follower, move, state, fetch, read, release: () => calls.splice(0).forEach((end) => end()) }
}

describe('answers of an API with a revision', () => {
  let time: number
  beforeEach(() => {
    time = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => time)
  })
  afterEach(() => jest.restoreAllMocks())

  test('are read again when they were read before the first poll, as data may have changed in between', async () => {
    const { state, read, follower } = await shop({ isPolled: false })
    await read()
    state.body = 'new menu'
    expect([await read(), state.count]).toEqual(['menu', 1])
    await follower.poll()
    expect([await read(), state.count]).toEqual(['new menu', 2])
  })

  test('are reused until the revision moves, and never after it', async () => {
    const { state, read, move, follower } = await shop()
    await read()
    time += 3_600_000
    await follower.poll()
    await read()
    expect(state.count).toBe(1)
    state.body = 'new menu'
    await move()
    expect([await read(), state.count]).toEqual(['new menu', 2])
  })

  test('of a call for an older revision are not shared with later requests', async () => {
    const { state, read, move, release } = await shop()
    state.isHeld = true
    const early = read()
    await new Promise((resume) => setImmediate(resume))
    state.isHeld = false
    state.body = 'new menu'
    await move()
    expect(await read()).toBe('new menu')
    release()
    expect(await early).toBe('menu')
    expect(await read()).toBe('new menu')
  })

  test('are used for a day after the API last answered, and then it is called again', async () => {
    const { api, state, read } = await shop()
    await read()
    api.isSilent = true
    time += 86_399_000
    expect([await read(), state.count]).toEqual(['menu', 1])
    time += 1_000
    await expect(read()).rejects.toThrow('fetch failed')
  })

  test('are compared with those that a document was rendered from', async () => {
    const { api, state, fetch, read, move } = await shop()
    const { used } = await trackApiOutcome(read)
    expect([...used.answers.keys()]).toEqual([url])
    await move()
    expect(await fetch.isUnchanged(used.answers)).toBe(true)
    state.body = 'new menu'
    await move()
    expect(await fetch.isUnchanged(used.answers)).toBe(false)
    state.body = 'menu'
    await move()
    api.revision += 1
    api.isSilent = true
    expect(await fetch.isUnchanged(new Map([['http://api.example/api/other', 'x']]))).toBe(false)
  })
})
