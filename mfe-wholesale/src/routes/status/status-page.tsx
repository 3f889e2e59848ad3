import type { WholesaleApplication } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { Alert, ButtonLink, Skeleton, Stack, Text, TextLink } from '@shop/shared-ui'
import { StepBar } from '../../features/application/step-bar'
import { MembersPage } from '../../features/page/members-page'
import { useStanding } from '../../standing/use-standing'

/** How one's application stands. */
export function StatusPage() {
  return (
    <MembersPage title="Your application" lead="What we decided, or that we are still reading.">
      <Standing />
    </MembersPage>
  )
}

const neverApplied = 'This account has not applied. New accounts apply when they sign up.'

function Standing() {
  const isCustomer = useEvent('session/changed')?.user?.role === 'customer'
  const { answer, failure } = useStanding()
  if (isCustomer || failure?.status === 404) return <Text>{neverApplied}</Text>
  if (answer) {
    return (
      <Stack $gap={5}>
        <StepBar titles={stepsOf(answer)} current={answer.status === 'pending' ? 1 : 3} />
        <Decision application={answer} />
      </Stack>
    )
  }
  if (failure) return <Alert tone="error">{failure.message}</Alert>
  return <Skeleton $height="8rem" />
}

const stepsOf = ({ status }: WholesaleApplication) => [
  'Received',
  'Read by us',
  status === 'declined' ? 'Declined' : 'Approved',
]

const day = (iso: string) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' })

function Decision({ application }: { application: WholesaleApplication }) {
  const { status, business_name: business, reason, received_at: received, decided_at: decided } = application
  if (status === 'approved') {
    return (
      <Stack $gap={4} $align="start">
        <Alert tone="success" title={`${business} is approved`}>
          Since {day(decided ?? received)} your tier is taken off in the cart, and delivery is free.
        </Alert>
        <ButtonLink to="/wholesaler/order" variant="action">
          Quick order
        </ButtonLink>
      </Stack>
    )
  }
  if (status === 'declined') {
    return (
      <Alert tone="error" title={`We could not approve ${business}`}>
        {reason} If that can be put right, <TextLink to="/contact-us">write to us</TextLink>. Your account stays, at
        retail prices.
      </Alert>
    )
  }
  return (
    <Alert tone="info" title={`We have received the application of ${business}`}>
      It came on {day(received)}. We read every application within two working days and answer by mail; until then you
      shop at retail prices.
    </Alert>
  )
}
