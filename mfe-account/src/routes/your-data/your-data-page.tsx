import { Button, Heading, Stack, Text, TextLink } from '@shop/shared-ui'
import { useState } from 'react'
import { DeleteAccount } from '../../features/my-data/delete-account'
import { DownloadData } from '../../features/my-data/download-data'
import { WhatStays } from '../../features/my-data/what-stays'
import { SettingsPage } from '../../features/settings-page/settings-page'

/** What the shop knows of the visitor: to take along, and to be forgotten. */
export function YourDataPage() {
  const [deleting, setDeleting] = useState(false)
  return (
    <SettingsPage title="Your data">
      <Text>
        What we keep and why stands in our <TextLink to="/privacy-policy">privacy policy</TextLink>.
      </Text>
      <Stack as="section" aria-labelledby="download-heading">
        <Heading level={2} size="title" id="download-heading">
          Take it along
        </Heading>
        <DownloadData />
      </Stack>
      <Stack as="section" aria-labelledby="delete-heading" $align="start">
        <Heading level={2} size="title" id="delete-heading">
          Delete your account
        </Heading>
        <WhatStays />
        <Button size="large" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
        <DeleteAccount open={deleting} onClose={() => setDeleting(false)} />
      </Stack>
    </SettingsPage>
  )
}
