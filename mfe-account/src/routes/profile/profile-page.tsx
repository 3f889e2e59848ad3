import type { Api, Dashboard } from '@shop/shared-api'
import { Heading, Skeleton, Stack, Text, TextLink } from '@shop/shared-ui'
import { FailedAnswer } from '../../failed-answer'
import { OrderList } from '../../features/orders/order-list'
import { SettingsPage } from '../../features/settings-page/settings-page'
import { useAnswer } from '../../use-answer'
import { ConfirmEmail } from './confirm-email'
import { Overview } from './overview'
import { ProfileForm } from './profile-form'

const ask = async (api: Api, signal: AbortSignal): Promise<Dashboard> =>
  (await api.request('GET /user-dashboard', { signal, silent: true })).data

/** The account's first page: who one is here, what one has, and the latest orders. Only its owner's browser fills it in. */
export function ProfilePage() {
  const { answer: dashboard, failure, askAgain } = useAnswer(ask)
  return (
    <SettingsPage title="Account" busy={!dashboard && !failure}>
      <ConfirmEmail onConfirmed={askAgain} />
      {failure ? (
        <FailedAnswer failure={failure} askAgain={askAgain} />
      ) : dashboard ? (
        <>
          <Overview dashboard={dashboard} />
          <Stack as="section" aria-label="Your details">
            <Heading level={2} size="title">
              Your details
            </Heading>
            <ProfileForm key={dashboard.user.email} user={dashboard.user} />
          </Stack>
          {dashboard.recent_orders.length > 0 && (
            <Stack as="section" aria-label="Latest orders">
              <Heading level={2} size="title">
                Latest orders
              </Heading>
              <OrderList orders={dashboard.recent_orders} />
              <TextLink to="/settings/order">All orders</TextLink>
            </Stack>
          )}
          <Stack as="section" aria-label="Your data" $gap={2} $align="start">
            <Heading level={2} size="title">
              Your data
            </Heading>
            <Text>Download all that we know of you, or delete your account.</Text>
            <TextLink to="/settings/your-data">Take it along, or leave</TextLink>
          </Stack>
        </>
      ) : (
        <>
          <Skeleton $height="6.5rem" />
          <Skeleton $height="22rem" />
        </>
      )}
    </SettingsPage>
  )
}
