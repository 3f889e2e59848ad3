import '@shop/account-contract'
import type { WholesaleApplication } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { Alert, ButtonLink, Skeleton, Stack, Text, TextLink } from '@shop/shared-ui'
import { links as wholesaleLinks } from '@shop/wholesale-contract'
import { StepBar } from '../../features/application/step-bar'
import { CompanyTerms } from '../../features/terms/company-terms'
import { MembersPage } from '../../features/page/members-page'
import { useWholesaleApplication } from '../../application/use-wholesale-application'

/** The status of the user's application. */
export function StatusPage() {
  return (
    <MembersPage title="Your application" lead="Check the status of your wholesale application.">
      <ApplicationStatus />
    </MembersPage>
  )
}

const neverApplied = 'This account has no wholesale application. To apply, create a new account.'

function ApplicationStatus() {
  const isCustomer = useEvent('session/changed')?.user?.role === 'customer'
  const { application, error } = useWholesaleApplication()
  if (isCustomer || error?.status === 404) return <Text>{neverApplied}</Text>
  if (application) {
    return (
      <Stack $gap={5}>
        <StepBar titles={stepsOf(application)} current={application.status === 'pending' ? 1 : 3} />
        <Decision application={application} />
      </Stack>
    )
  }
  if (error) return <Alert tone="error">{error.message}</Alert>
  return <Skeleton $height="8rem" />
}

const stepsOf = ({ status }: WholesaleApplication) => [
  'Received',
  'Reviewed',
  status === 'declined' ? 'Declined' : 'Approved',
]

const day = (iso: string) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' })

function Decision({ application }: { application: WholesaleApplication }) {
  const { status, business_name: business, reason, received_at: received, decided_at: decided } = application
  if (status === 'approved') {
    return (
      <Stack $gap={4} $align="start">
        <Alert tone="success" title={`${business} is approved`}>
          Since {day(decided ?? received)} your tier discount applies in the cart, and shipping is free.
        </Alert>
        <CompanyTerms />
        <ButtonLink to={wholesaleLinks.desk()} variant="action">
          Open your wholesale desk
        </ButtonLink>
      </Stack>
    )
  }
  if (status === 'declined') {
    return (
      <Alert tone="error" title={`We could not approve ${business}`}>
        {reason} If you think we should reconsider, <TextLink to="/contact-us">contact us</TextLink>. Your account stays
        active at retail prices.
      </Alert>
    )
  }
  return (
    <Alert tone="info" title={`We’ve received the application for ${business}`}>
      Submitted on {day(received)}. We review applications within two business days and reply by email. Until then,
      you’ll see retail prices.
    </Alert>
  )
}
