import { browserApi } from '@shop/shared-api'
import { CredentialsForm } from '@shop/shared-forms'
import { Text, TextLink } from '@shop/shared-ui'
import { ProgramPage } from '../../features/page/program-page'
import { ProgramBenefits } from '../../features/page/program-benefits'
import { enterSession } from '../../features/session/enter-session'
import { useGuestsOnly } from '../../features/session/use-guests-only'

/** Logs in to the wholesale program and redirects to the home page, with wholesale prices once approved. */
export function LoginPage() {
  useGuestsOnly()
  return (
    <ProgramPage
      title="Wholesale login"
      lead="For gyms, schools, teams and stores in the wholesale program."
      aside={<ProgramBenefits />}
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
    </ProgramPage>
  )
}
