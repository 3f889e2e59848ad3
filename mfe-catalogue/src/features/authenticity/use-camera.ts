import { useEffect, useRef, useState } from 'react'
import { normalizeCode } from './check-code'
import { openCodeReader } from './code-reader'

/** Milliseconds between two scans. */
const SCAN_INTERVAL_MS = 200

/**
 * Streams the camera into the element of the `video` ref and scans until a well-formed code is found; stops the
 * camera then and on unmount.
 */
export function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string>()
  const [foreign, setForeign] = useState<string>()

  useEffect(() => {
    let stream: MediaStream | undefined
    let over = false
    const stop = () => {
      over = true
      stream?.getTracks().forEach((track) => track.stop())
    }

    /** Permission may be granted long after the request, when the component has already unmounted. */
    async function open() {
      const video = { facingMode: 'environment', width: { ideal: 1280 } }
      stream = await navigator.mediaDevices.getUserMedia({ video })
      if (over) stop()
      return stream
    }

    async function look() {
      const [opened, read] = await Promise.all([open(), openCodeReader()])
      const screen = video.current
      if (over || !screen) return stop()
      screen.srcObject = opened
      await screen.play()
      while (!over) {
        const text = await read(screen)
        const code = text === null ? null : normalizeCode(text)
        if (over) return
        if (code) {
          stop()
          return onCode(code)
        }
        if (text) setForeign(text)
        await new Promise((resolve) => setTimeout(resolve, SCAN_INTERVAL_MS))
      }
    }

    look().catch((failure: unknown) => {
      if (!over) setProblem(formatCameraError(failure))
      stop()
    })
    return stop
  }, [onCode])

  return { video, problem, foreign }
}

function formatCameraError(failure: unknown): string {
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : ''
  if (name === 'NotAllowedError')
    return 'Camera access was denied. Allow it in your browser settings, or enter the code.'
  if (name === 'NotFoundError' || name === 'TypeError')
    return 'No camera found. Enter the code, or upload a photo of it.'
  return 'We couldn’t use your camera. Enter the code, or upload a photo of it.'
}
