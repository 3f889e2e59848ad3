import { ApiError } from '@shop/shared-api'
import { useApiForm } from '@shop/shared-forms'
import { useState } from 'react'
import { rulesOf } from '../action/rules-of'

interface ProofFormOptions<Values> {
  /** Names of the fields, without the code. */
  fields: readonly (keyof Values & string)[]
  send(values: Values): Promise<unknown>
  onDone(): void
}

/** A form with a password, which also wants an authenticator code once the API requires it. */
export function useProofForm<Values extends { code?: string }>({ fields, send, onDone }: ProofFormOptions<Values>) {
  const [needsCode, setNeedsCode] = useState(false)
  const form = useApiForm<Values>({
    schema: () => rulesOf(fields.map((name) => ({ name, label: name, required: true }))),
    async send(values) {
      try {
        await send({ ...values, code: values.code || undefined })
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'totp_required')) throw error
        return setNeedsCode(true)
      }
      onDone()
    },
  })
  return { ...form, needsCode }
}
