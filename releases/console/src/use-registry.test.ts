import { act, renderHook } from '@testing-library/react'
import type { Registry, RegistryClient } from './registry-client'
import { useRegistry } from './use-registry'

const state = (revision: number) =>
  ({ status: { revision, parts: [] }, history: [], health: [] }) as unknown as Registry

describe('useRegistry', () => {
  test('ignores a response that is older than the state shown', async () => {
    const answers: ((registry: Registry) => void)[] = []
    const read = () => new Promise<Registry>((answer) => answers.push(answer))
    let tellOfMove = () => undefined as void
    const watch = (onMove: () => void) => {
      tellOfMove = onMove
      return () => undefined
    }
    const client = { read, watch } as unknown as RegistryClient
    const { result } = renderHook(() => useRegistry(client))
    act(() => tellOfMove())
    await act(async () => answers[1]!(state(8)))
    expect(result.current.registry).toEqual(state(8))
    await act(async () => answers[0]!(state(7)))
    expect(result.current.registry).toEqual(state(8))
  })
})
