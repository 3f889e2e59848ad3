import { useEffect, useRef, useState } from 'react'
import { readCode } from './check-code'
import { openCodeReader } from './code-reader'

/** Pause between two looks, in milliseconds. */
const SCAN_INTERVAL_MS = 200

/** Shows the camera in the element that `video` is given to, and looks for codes until one that could be ours is found; then, or on leaving, the camera goes off. */
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

    /** May be allowed long after it was asked for, when nobody waits for it any more. */
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
        const code = text === null ? null : readCode(text)
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
  if (name === 'NotAllowedError') return 'The camera was not allowed. Allow it in the browser, or type the code.'
  if (name === 'NotFoundError' || name === 'TypeError')
    return 'There is no camera here. Type the code, or choose a picture of it.'
  return 'The camera could not be used. Type the code, or choose a picture of it.'
}
