import { renderHook } from '@testing-library/react'
import { useKeptInAddress } from './use-kept-in-address'

it('leaves the address of another page alone, however late a change is written', () => {
  jest.useFakeTimers()
  window.history.replaceState(null, '', '/model')
  const { rerender } = renderHook(useKeptInAddress, { initialProps: 'shell=red' })
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
