import type { CallOptions } from '@shop/shared-api'
import { useEffect, useRef, useState } from 'react'

/** A form's upload in progress. */
export interface Upload {
  /** Progress from 0 to 1; undefined while idle. */
  share: number | undefined
  stop(): void
  /** Runs the upload; resolves to undefined if it was canceled or the page left. */
  run<T>(send: (watch: CallOptions) => Promise<T>): Promise<T | undefined>
}

/** Tracks one upload at a time and aborts it on cancel or unmount. */
export function useUpload(): Upload {
  const [share, setShare] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function run<T>(send: (watch: CallOptions) => Promise<T>): Promise<T | undefined> {
    const control = new AbortController()
    running.current = control
    setShare(0)
    try {
      return await send({ onUpload: setShare, signal: control.signal })
    } catch (error) {
      if (control.signal.aborted) return undefined
      throw error
    } finally {
      setShare(undefined)
    }
  }

  return { share, stop: () => running.current?.abort(), run }
}
