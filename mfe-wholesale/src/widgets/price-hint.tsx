import { formatUsd } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { Text, TextLink, type WidgetProps } from '@shop/shared-ui'

/** Beside a price: what an approved wholeseller should know of it. Everybody else sees nothing. */
export function Widget({ productId, price }: WidgetProps['wholesale/price-hint']) {
  const user = useEvent('session/changed')?.user
  if (user?.role !== 'wholeseller') return null
  return (
    <Text size="small" tone="inkMuted">
      {user.isVerified ? (
        <>
          Your tier discount is taken off {formatUsd(price)} in the cart.{' '}
          <TextLink to={`/wholesaler/grid/${productId}`}>Order many sizes at once</TextLink>
        </>
      ) : (
        <>
          You see retail prices until your application is approved.{' '}
          <TextLink to="/wholesaler/status">How it stands</TextLink>
        </>
      )}
    </Text>
  )
}
