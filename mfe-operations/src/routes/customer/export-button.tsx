import { Button } from '@shop/shared-ui'
import { saveFile } from '../../client/save-file'
import { useStaffClient } from '../../client/staff-context'
import { useChange } from '../../client/use-change'

/** Downloads everything that the shop stores about an account, as the customer can themselves. */
export function ExportButton({ customer }: { customer: string }) {
  const client = useStaffClient()
  const { isBusy, change } = useChange()

  async function download() {
    const answer = await change(() => client.run<{ record: object }>('customers.export', { customer }))
    if (!answer) return
    const text = JSON.stringify(answer.record, null, 2)
    saveFile('customer-data.json', new Blob([text], { type: 'application/json' }))
  }

  return (
    <Button busy={isBusy} onClick={() => void download()}>
      Download their data
    </Button>
  )
}
