import { createBackgroundRenders } from './background-renders'

/** Renderings that last until the test ends them. */
function held() {
  const state = { isBusy: false, started: [] as string[], ends: [] as (() => void)[] }
  const background = createBackgroundRenders({ isBusy: () => state.isBusy })
  const render = (key: string) => () => {
    state.started.push(key)
    return new Promise<void>((end) => state.ends.push(end))
  }
  const end = async () => {
    state.ends.shift()?.()
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resume) => setImmediate(resume))
  }
  return { state, background, job: (key: string) => ({ key, render: render(key) }), render, end }
}

describe('background renders', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  test('run one at a time, those just requested before the list', async () => {
    const { state, background, job, render, end } = held()
    background.setList([job('/a'), job('/b'), job('/c')])
    background.add('/requested', render('/requested'))
    background.add('/requested', render('/requested'))
    expect(state.started).toEqual(['/a'])
    for (let count = 0; count < 4; count += 1) await end()
    expect(state.started).toEqual(['/a', '/requested', '/b', '/c'])
  })

  test('take a fifth of the time while visitors wait without a break', async () => {
    const { state, background, job, end } = held()
    state.isBusy = true
    background.setList([job('/a'), job('/b'), job('/c')])
    for (const started of [['/a'], ['/a', '/b'], ['/a', '/b', '/c']]) {
      expect(state.started).toEqual(started)
      jest.advanceTimersByTime(100)
      await end()
      background.resume()
      jest.advanceTimersByTime(399)
      background.resume()
      expect(state.started).toEqual(started)
      jest.advanceTimersByTime(1)
    }
  })

  test('go on without a pause when no visitor waits any more', async () => {
    const { state, background, job, end } = held()
    state.isBusy = true
    background.setList([job('/a'), job('/b')])
    jest.advanceTimersByTime(100)
    await end()
    expect(state.started).toEqual(['/a'])
    state.isBusy = false
    background.resume()
    expect(state.started).toEqual(['/a', '/b'])
  })

  test('drop a list that is replaced, and go on after a failure', async () => {
    const { state, background, job, end } = held()
    const failing = { key: '/x', render: () => Promise.reject(new Error('broken')) }
    background.setList([failing, job('/a'), job('/b')])
    await end()
    expect(state.started).toEqual(['/a'])
    background.setList([job('/c')])
    await end()
    expect(state.started).toEqual(['/a', '/c'])
  })

  test('queue a hundred requested pages', () => {
    const { background, render } = held()
    for (let index = 0; index < 200; index += 1) background.add(`/${index}`, render(`/${index}`))
    expect(background.size()).toBe(100)
  })
})
