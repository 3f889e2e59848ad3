import { isLoggedInHint } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { Heading, Skeleton, Stack, Text, TextLink } from '@shop/shared-ui'
import { useApi } from '../../api-context'
import { QueryError } from '../../query-error'
import { OrderList } from '../../features/orders/order-list'
import { SettingsPage } from '../../features/settings-page/settings-page'
import { ConfirmEmail } from './confirm-email'
import { Overview } from './overview'
import { ProfileForm } from './profile-form'

/** The account's first page: details, overview and latest orders, loaded in the owner's browser only. */
export function ProfilePage() {
  const query = isLoggedInHint() && (['GET /user-dashboard'] as const)
  const { data, error, reset } = useQuery(useApi(), query, { isUncached: true })
  const dashboard = data?.data
  return (
    <SettingsPage title="Account" busy={!dashboard && !error}>
      <ConfirmEmail onConfirmed={reset} />
      {error ? (
        <QueryError error={error} onRetry={reset} />
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
            <Stack as="section" aria-label="Recent orders">
              <Heading level={2} size="title">
                Recent orders
              </Heading>
              <OrderList orders={dashboard.recent_orders} />
              <TextLink to="/settings/order">View all orders</TextLink>
            </Stack>
          )}
          <Stack as="section" aria-label="Your data" $gap={2} $align="start">
            <Heading level={2} size="title">
              Your data
            </Heading>
            <Text>Download a copy of your data, or delete your account.</Text>
            <TextLink to="/settings/your-data">Manage your data</TextLink>
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
