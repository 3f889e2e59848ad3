import { ApiError } from '@shop/shared-api'
import { toast } from '@shop/shared-ui'
import { useState } from 'react'
import { withoutCommandHints } from './without-command-hints'

/** Makes calls without a form, one at a time. */
export function useChange() {
  const [isBusy, setBusy] = useState(false)

  /** Shows what was done, or why not; resolves to the answer, or undefined after a failure, with which `onFailed` is called. */
  async function change<Answer extends object>(
    send: () => Promise<Answer>,
    onFailed?: (error: ApiError) => void,
  ): Promise<Answer | undefined> {
    setBusy(true)
    try {
      const answer = await send()
      if ('done' in answer) toast(withoutCommandHints(String(answer.done)), { type: 'success' })
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message, { type: 'error' })
      onFailed?.(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, change }
}
