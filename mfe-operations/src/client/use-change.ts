import { ApiError } from '@shop/shared-api'
import { toast } from '@shop/shared-ui'
import { useState } from 'react'

/** Makes changes without a form, one at a time. */
export function useChange() {
  const [isBusy, setBusy] = useState(false)

  /** Shows what was done, or why not; resolves to the answer, or undefined for a failure. */
  async function change<Answer extends object>(send: () => Promise<Answer>): Promise<Answer | undefined> {
    setBusy(true)
    try {
      const answer = await send()
      if ('done' in answer) toast(String(answer.done), { type: 'success' })
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message, { type: 'error' })
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, change }
}
