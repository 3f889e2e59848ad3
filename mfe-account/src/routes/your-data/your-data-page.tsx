import { Button, Heading, Stack, Text, TextLink } from '@shop/shared-ui'
import { useState } from 'react'
import { DeleteAccount } from '../../features/my-data/delete-account'
import { DownloadData } from '../../features/my-data/download-data'
import { DeletionSummary } from '../../features/my-data/deletion-summary'
import { SettingsPage } from '../../features/settings-page/settings-page'

/** Exports the user's data and deletes the account. */
export function YourDataPage() {
  const [deleting, setDeleting] = useState(false)
  return (
    <SettingsPage title="Your data">
      <Text>
        To see what we store and why, read our <TextLink to="/privacy-policy">privacy policy</TextLink>.
      </Text>
      <Stack as="section" aria-labelledby="download-heading">
        <Heading level={2} size="title" id="download-heading">
          Download your data
        </Heading>
        <DownloadData />
      </Stack>
      <Stack as="section" aria-labelledby="delete-heading" $align="start">
        <Heading level={2} size="title" id="delete-heading">
          Delete your account
        </Heading>
        <DeletionSummary />
        <Button size="large" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
        <DeleteAccount open={deleting} onClose={() => setDeleting(false)} />
      </Stack>
    </SettingsPage>
  )
}
