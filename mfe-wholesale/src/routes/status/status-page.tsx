import type { Api, WholesaleApplication } from '@shop/shared-api'
import { Alert, ButtonLink, Skeleton, Stack, Text, TextLink } from '@shop/shared-ui'
import { MembersPage } from '../../features/page/members-page'
import { useAnswer } from '../../use-answer'

/** How one's application stands. */
export function StatusPage() {
  return (
    <MembersPage title="Your application" lead="What we decided, or that we are still reading.">
      <Standing />
    </MembersPage>
  )
}

const ask = async (api: Api, signal: AbortSignal) =>
  (await api.request('GET /wholesale-application', { signal, silent: true })).data

function Standing() {
  const { answer, failure } = useAnswer(ask)
  if (answer) return <Decision application={answer} />
  if (failure?.status === 404) return <Text>This account has not applied. New accounts apply when they sign up.</Text>
  if (failure) return <Alert tone="error">{failure.message}</Alert>
  return <Skeleton $height="8rem" />
}

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
