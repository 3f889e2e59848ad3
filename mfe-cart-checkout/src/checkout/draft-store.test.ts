import { dana, makeDraft } from '../testing/drafts'
import { makeRates } from '../testing/order-desk'
import { createDraftStore, draftKey } from './draft-store'

function openStore(stored?: unknown, isLoggedIn = () => false) {
  const values = new Map(stored === undefined ? [] : [[draftKey, JSON.stringify(stored)]])
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  return {
    store: createDraftStore(() => storage, isLoggedIn),
    values,
    reopen: () => createDraftStore(() => storage, isLoggedIn),
  }
}

describe('checkout draft', () => {
  test('survives a reload, without the new card', () => {
    const { store, values, reopen } = openStore()
    store.update({ ...makeDraft(), orderKey: 'key', refusals: [{ field: 'zip', message: 'no' }] })
    expect(values.get(draftKey)).not.toMatch(/testvault|4242|refusals/)
    expect(reopen().state()).toMatchObject({
      address: { zip: '10001' },
      addressDone: true,
      orderKey: 'key',
      card: null,
    })
    expect(reopen().state().payment).toBeNull()
    expect(reopen().state().rates).toEqual(makeRates().map((rate) => ({ ...rate, expires_at: expect.any(String) })))
  })

  test('is cleared after its author logs out, even while no page was open', () => {
    let loggedIn = true
    const { store, reopen } = openStore(undefined, () => loggedIn)
    store.update({ address: dana })
    expect(reopen().state().address).toEqual({ ...dana, billing_same: undefined })
    loggedIn = false
    expect(reopen().state().address).toEqual({})
  })

  test('survives a login', () => {
    let loggedIn = false
    const { store, reopen } = openStore(undefined, () => loggedIn)
    store.update({ address: dana })
    loggedIn = true
    expect(reopen().state().address.zip).toBe('10001')
  })

  test.each([
    'no object',
    { address: { zip: 7, city: 'x'.repeat(501), unknown: 'field', state: 'NY' } },
    { rates: [{ object_id: 'r' }, null], payment: { kind: 'card' }, order: { key: 'k' } },
    { rates: 'none', address: [], receipt: { orderId: 'o' } },
    { receipt: { orderId: 'o', bankUrl: 'javascript:alert(1)' } },
  ])('ignores invalid stored values: %#', (stored) => {
    const state = openStore(stored).store.state()
    expect(state).toMatchObject({ rates: [], payment: null, order: null, receipt: null, addressDone: false })
    expect(Object.keys(state.address).filter((field) => field !== 'state')).toEqual([])
  })

  test('exists in page memory when storage is blocked', () => {
    const store = createDraftStore(
      () => {
        throw new Error('closed')
      },
      () => false,
    )
    store.update({ address: dana })
    expect(store.state().address).toEqual(dana)
    store.clear()
    expect(store.state().address).toEqual({})
  })
})
