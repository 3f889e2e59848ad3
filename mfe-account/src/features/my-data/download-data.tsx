import { ApiError } from '@shop/shared-api'
import { Button, Icon, showErrorDialog, Stack, Text, toast } from '@shop/shared-ui'
import { useState } from 'react'
import { useApi } from '../../api-context'
import { saveAsFile } from './save-as-file'

/** Everything that the shop knows of the visitor, as a file to keep. */
export function DownloadData() {
  const api = useApi()
  const [asking, setAsking] = useState(false)

  async function download() {
    setAsking(true)
    try {
      const data = await api.request('GET /my-data', { silent: true })
      saveAsFile(`my-data-${data.exported_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2))
      toast('Your data is in your downloads', { type: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void showErrorDialog(error)
    } finally {
      setAsking(false)
    }
  }

  return (
    <Stack $gap={3} $align="start">
      <Text>
        One file with your details, orders, wishlist, cards (never their numbers), rosters, reorder lists, requests,
        reviews, messages to us and from us, and where you are logged in. It is JSON: you can read it yourself, and
        other services can take it over.
      </Text>
      <Button size="large" busy={asking} onClick={() => void download()}>
        <Icon name="download" />
        Download my data
      </Button>
    </Stack>
  )
}
