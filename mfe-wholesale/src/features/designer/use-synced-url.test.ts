import { renderHook } from '@testing-library/react'
import { useSyncedUrl } from './use-synced-url'

describe('useSyncedUrl', () => {
  test('does not change the URL of another page, however late a change is written', () => {
    jest.useFakeTimers()
    window.history.replaceState(null, '', '/model')
    const { rerender } = renderHook(useSyncedUrl, { initialProps: 'shell=red' })
    rerender('shell=teal')
    rerender('shell=navy')
    expect(window.location.search).toBe('?shell=teal')
    jest.runAllTimers()
    expect(window.location.search).toBe('?shell=navy')
    rerender('shell=gold')
    window.history.pushState(null, '', '/wholesaler/equipment')
    jest.runAllTimers()
    expect(window.location.href).toMatch(/equipment$/)
    jest.useRealTimers()
  })
})
