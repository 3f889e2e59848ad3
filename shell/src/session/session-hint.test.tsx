import { act, render } from '@testing-library/react'
import { SessionHintEnd } from './session-hint'

describe('SessionHintEnd', () => {
  test("shows guests' elements again after a session ends on a hydrated page", async () => {
    document.documentElement.dataset['session'] = 'known'
    await act(async () => void render(<SessionHintEnd />))
    expect(document.documentElement.dataset).not.toHaveProperty('session')
  })
})
