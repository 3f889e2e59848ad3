import { ApiError } from '@shop/shared-api'
import { Button, Icon, showErrorDialog, Stack, Text, toast } from '@shop/shared-ui'
import { useState } from 'react'
import { useApi } from '../../api-context'
import { saveAsFile } from './save-as-file'

/** Downloads everything the shop stores about the user as one JSON file. */
export function DownloadData() {
  const api = useApi()
  const [isPending, setPending] = useState(false)

  async function download() {
    setPending(true)
    try {
      const data = await api.request('GET /my-data', { silent: true })
      saveAsFile(`my-data-${data.exported_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2))
      toast('Your data has been downloaded', { type: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void showErrorDialog(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <Stack $gap={3} $align="start">
      <Text>
        Download a JSON file with your details, orders, wishlist, saved cards (never full card numbers), rosters,
        reorder lists, requests, reviews, messages and active sessions.
      </Text>
      <Button size="large" busy={isPending} onClick={() => void download()}>
        <Icon name="download" />
        Download my data
      </Button>
    </Stack>
  )
}
