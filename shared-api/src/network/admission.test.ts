import { setImmediate as nextTurn } from 'node:timers/promises'
import { createAdmission, type AdmissionLimits } from './admission'
import { Overloaded } from './overloaded'

const limits: AdmissionLimits = {
  perNetwork: { running: 2, waiting: 3, burst: 10, perSecond: 5 },
  total: { running: 3, waiting: 4 },
}

/** Work that runs until it is released, and counts how much runs at once. */
function held() {
  const ends: (() => void)[] = []
  const state = { running: 0, most: 0 }
  const work = async () => {
    state.most = Math.max(state.most, (state.running += 1))
    await new Promise<void>((end) => ends.push(end))
    state.running -= 1
  }
  const finish = async () => {
    for (await nextTurn(); ends.length > 0; await nextTurn()) ends.splice(0).forEach((end) => end())
  }
  return { state, work, finish }
}

const rejections = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Overloaded).limit] : []))

describe('admission', () => {
  test('runs two of one network at once, queues three and rejects the others', async () => {
    const { state, work, finish } = held()
    const admit = createAdmission(limits)
    const all = Promise.allSettled(Array.from({ length: 8 }, () => admit('a', work)))
    await finish()
    expect(rejections(await all)).toEqual(['network', 'network', 'network'])
    expect(state.most).toBe(2)
  })

  test('admits another network while one uses all its slots', async () => {
    const { state, work, finish } = held()
    const admit = createAdmission(limits)
    const flood = Array.from({ length: 5 }, () => admit('a', work))
    await nextTurn()
    const honest = admit('b', work)
    await nextTurn()
    expect(state.running).toBe(3)
    await finish()
    await Promise.all([honest, ...flood])
  })

  test('bounds what all networks do together', async () => {
    const { state, work, finish } = held()
    const admit = createAdmission(limits)
    const all = Promise.allSettled(Array.from({ length: 9 }, (_, index) => admit(`n${index}`, work)))
    await finish()
    expect(rejections(await all)).toEqual(['total', 'total'])
    expect(state.most).toBe(3)
  })

  test('grants a network its burst, then its rate, and returns the time to wait', async () => {
    let time = 0
    const admit = createAdmission(limits, () => time)
    const now = () => admit('a', async () => 'done')
    for (let call = 0; call < 10; call += 1) await now()
    await expect(now()).rejects.toMatchObject({ limit: 'network', retryAfter: 1 })
    time += 200
    expect(await now()).toBe('done')
    await expect(now()).rejects.toBeInstanceOf(Overloaded)
    expect(await admit('b', async () => 'done')).toBe('done')
    time += 10_000
    for (let call = 0; call < 10; call += 1) await now()
    await expect(now()).rejects.toBeInstanceOf(Overloaded)
  })

  test('bounds work of no network by the turns of all alone', async () => {
    const { state, work, finish } = held()
    const admit = createAdmission(limits, () => 0)
    for (let call = 0; call < 50; call += 1) await admit(undefined, async () => undefined)
    const all = Promise.allSettled(Array.from({ length: 8 }, () => admit(undefined, work)))
    await finish()
    expect([rejections(await all), state.most]).toEqual([['total'], 3])
  })

  test('releases the slot when the work fails', async () => {
    const admit = createAdmission(limits)
    for (let call = 0; call < 8; call += 1)
      await expect(admit('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  })

  test('remembers a bounded number of networks', async () => {
    const admit = createAdmission({ ...limits, perNetwork: { ...limits.perNetwork, burst: 1 } }, () => 0)
    const use = (network: string) => admit(network, async () => undefined)
    await use('first')
    for (let index = 0; index < 20_000; index += 1) await use(`n${index}`)
    await expect(use('first')).resolves.toBeUndefined()
    await expect(use('n19999')).rejects.toBeInstanceOf(Overloaded)
  })
})
