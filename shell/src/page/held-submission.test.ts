import type { Submission } from '@shop/shared-ui'
import { heldSubmission } from './held-submission'

const submission: Submission = { call: 'POST /login', values: {}, errors: [], message: 'No' }

describe('heldSubmission', () => {
  test('is available to a part that loads late, until navigation', () => {
    let move: (state: { location: { pathname: string } }) => void = () => undefined
    const stop = jest.fn()
    const held = heldSubmission({ subscribe: (listener) => ((move = listener), stop) }, submission)
    move({ location: { pathname: location.pathname } })
    expect(held.current).toBe(submission)
    move({ location: { pathname: '/shop' } })
    expect(held.current).toBeUndefined()
    expect(stop).toHaveBeenCalledTimes(1)
  })

  test('does nothing without a posted form', () => {
    const subscribe = jest.fn()
    expect(heldSubmission({ subscribe }, undefined)).toEqual({ current: undefined })
    expect(subscribe).not.toHaveBeenCalled()
  })
})
