import { browserApi } from '@shop/shared-api'
import { CredentialsForm } from '@shop/shared-forms'
import { Text, TextLink } from '@shop/shared-ui'
import { ProgrammePage } from '../../features/page/programme-page'
import { WhatItBrings } from '../../features/page/what-it-brings'
import { enterSession } from '../../features/session/enter-session'
import { useGuestsOnly } from '../../features/session/use-guests-only'

/** Signing in to the wholesale programme; afterwards the home page, with one's own prices once approved. */
export function LoginPage() {
  useGuestsOnly()
  return (
    <ProgrammePage
      title="Wholesale login"
      lead="For gyms, schools, teams and shops in the program."
      aside={<WhatItBrings />}
    >
      <CredentialsForm
        call="POST /wholsale/login"
        send={async (body) => {
          enterSession(await browserApi.request('POST /wholsale/login', { body, silent: true }), 'login')
        }}
      />
      <Text>
        Not in the program yet? <TextLink to="/wholesaler/signup">Apply here</TextLink>
      </Text>
    </ProgrammePage>
  )
}
