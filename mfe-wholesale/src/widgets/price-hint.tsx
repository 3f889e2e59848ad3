import '@shop/account-contract'
import { links as wholesaleLinks } from '@shop/wholesale-contract'
import { formatUsd } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { Text, TextLink, type WidgetProps } from '@shop/shared-ui'

/** Next to a price: the tier or application notice of wholesalers; nothing for other visitors. */
export function Widget({ productId, price }: WidgetProps['wholesale/price-hint']) {
  const user = useEvent('session/changed')?.user
  if (user?.role !== 'wholeseller') return null
  return (
    <Text size="small" tone="inkMuted">
      {user.isVerified ? (
        <>
          Your tier discount applies to {formatUsd(price)} in the cart.{' '}
          <TextLink to={`/wholesaler/grid/${productId}`}>Order multiple sizes at once</TextLink>
        </>
      ) : (
        <>
          You’ll see retail prices until your application is approved.{' '}
          <TextLink to={wholesaleLinks.status()}>View application status</TextLink>
        </>
      )}
    </Text>
  )
}
