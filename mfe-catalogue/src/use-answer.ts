import { useEffect, useState } from 'react'

/** Where a question to the API stands. */
export type Answer<T> = { state: 'waiting' } | { state: 'failed' } | { state: 'here'; value: T }

const WAITING = { state: 'waiting' } as const

/** Asks the API from the browser, anew for each `key`; an empty key asks nothing and waits. An answer that came too late is dropped. */
export function useAnswer<T>(key: string, ask: (signal: AbortSignal) => Promise<T>): Answer<T> {
  const [last, setLast] = useState<{ key: string; answer: Answer<T> }>()

  useEffect(() => {
    if (key === '') return undefined
    const giveUp = new AbortController()
    const settle = (answer: Answer<T>) => giveUp.signal.aborted || setLast({ key, answer })
    ask(giveUp.signal).then(
      (value) => settle({ state: 'here', value }),
      () => settle({ state: 'failed' }),
    )
    return () => giveUp.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the question; `ask` is a new function on each render
  }, [key])

  return last?.key === key ? last.answer : WAITING
}
