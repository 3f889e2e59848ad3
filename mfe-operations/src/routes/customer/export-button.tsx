import { ApiError } from '@shop/shared-api'
import { Button, toast } from '@shop/shared-ui'
import { useState } from 'react'
import { saveFile } from '../../client/save-file'
import { useStaffClient } from '../../client/staff-context'

/** Downloads everything that the shop stores about an account, as the customer can themselves. */
export function ExportButton({ customer }: { customer: string }) {
  const client = useStaffClient()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const { record } = await client.run<{ record: object }>('customers.export', { customer })
      saveFile('customer-data.json', new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button busy={isBusy} onClick={() => void download()}>
      Download their data
    </Button>
  )
}
