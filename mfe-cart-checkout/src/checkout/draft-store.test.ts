import { dana, makeDraft } from '../testing/drafts'
import { makeRates } from '../testing/order-desk'
import { createDraftStore, draftKey } from './draft-store'

function openStore(kept?: unknown, isLoggedIn = () => false) {
  const values = new Map(kept === undefined ? [] : [[draftKey, JSON.stringify(kept)]])
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  return {
    store: createDraftStore(() => storage, isLoggedIn),
    values,
    again: () => createDraftStore(() => storage, isLoggedIn),
  }
}

describe('the checkout’s draft', () => {
  it('outlives a reload, without anything of the new card', () => {
    const { store, values, again } = openStore()
    store.update({ ...makeDraft(), orderKey: 'key', refusals: [{ field: 'zip', message: 'no' }] })
    expect(values.get(draftKey)).not.toMatch(/testvault|4242|refusals/)
    expect(again().state()).toMatchObject({ address: { zip: '10001' }, addressDone: true, orderKey: 'key', card: null })
    expect(again().state().payment).toBeNull()
    expect(again().state().rates).toEqual(makeRates().map((rate) => ({ ...rate, expires_at: expect.any(String) })))
  })

  it('goes when its writer has logged out, also while no page was open', () => {
    let loggedIn = true
    const { store, again } = openStore(undefined, () => loggedIn)
    store.update({ address: dana })
    expect(again().state().address).toEqual({ ...dana, billing_same: undefined })
    loggedIn = false
    expect(again().state().address).toEqual({})
  })

  it('stays through a login', () => {
    let loggedIn = false
    const { store, again } = openStore(undefined, () => loggedIn)
    store.update({ address: dana })
    loggedIn = true
    expect(again().state().address.zip).toBe('10001')
  })

  it.each([
    'no object',
    { address: { zip: 7, city: 'x'.repeat(501), unknown: 'field', state: 'NY' } },
    { rates: [{ object_id: 'r' }, null], payment: { kind: 'card' }, order: { key: 'k' } },
    { rates: 'none', address: [], receipt: { orderId: 'o' } },
    { receipt: { orderId: 'o', bankUrl: 'javascript:alert(1)' } },
  ])('takes nothing of a wrong form from storage: %#', (kept) => {
    const state = openStore(kept).store.state()
    expect(state).toMatchObject({ rates: [], payment: null, order: null, receipt: null, addressDone: false })
    expect(Object.keys(state.address).filter((field) => field !== 'state')).toEqual([])
  })

  it('is kept by this page alone where storage is closed', () => {
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
