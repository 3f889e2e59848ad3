import type { CallOptions } from '@shop/shared-api'
import { useEffect, useRef, useState } from 'react'

/** A form's files on their way. */
export interface Upload {
  /** How much has gone, from 0 to 1; undefined while nothing is on its way. */
  share: number | undefined
  stop(): void
  /** Does the sending; resolves to undefined when the visitor stopped it or left the page. */
  run<T>(send: (watch: CallOptions) => Promise<T>): Promise<T | undefined>
}

/** Follows one upload at a time and stops it when asked to, or when its page goes. */
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
