import { act, renderHook, waitFor } from '@testing-library/react'
import { useCamera } from './use-camera'

/** A native detector that fails to start. */
class BrokenDetector {
  static getSupportedFormats = async () => ['qr_code']
  constructor() {
    throw new Error('no reader')
  }
}

describe('useCamera', () => {
  test('stops a camera that is allowed after the reader has failed', async () => {
    let allow: (stream: unknown) => void = () => undefined
    const getUserMedia = () => new Promise((resolve) => (allow = resolve))
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
    Object.defineProperty(globalThis, 'BarcodeDetector', { value: BrokenDetector, configurable: true })
    const onCode = jest.fn()
    const { result } = renderHook(() => useCamera(onCode))
    await waitFor(() => expect(result.current.problem).toMatch(/couldn’t use your camera/))
    const stop = jest.fn()
    await act(async () => allow({ getTracks: () => [{ stop }] }))
    expect(stop).toHaveBeenCalled()
  })
})
