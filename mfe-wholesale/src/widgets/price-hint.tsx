import '@shop/account-contract'
import { links as wholesaleLinks } from '@shop/wholesale-contract'
import { useEvent } from '@shop/shared-events'
import { Text, TextLink, type WidgetProps } from '@shop/shared-ui'
import { useCartTier, useWholesalePrice } from '../buying/wholesale-price'

/** Next to a price: the price, item code and tools of wholesalers, or their application's status. */
export function Widget(props: WidgetProps['wholesale/price-hint']) {
  const user = useEvent('session/changed')?.user
  if (user?.role !== 'wholeseller') return null
  return (
    <Text as="div" size="small" tone="inkMuted">
      {user.isVerified ? <WholesaleNote {...props} /> : <PendingNote />}
    </Text>
  )
}

function WholesaleNote({ productId, price, sku }: WidgetProps['wholesale/price-hint']) {
  const wholesale = useWholesalePrice(price)
  const tier = useCartTier()
  return (
    <>
      {wholesale && (
        <p>
          <strong>{wholesale.label}</strong> ({wholesale.discount}). {tier?.message}
        </p>
      )}
      <p>
        {sku && <>Item code {sku}. </>}
        <TextLink to={wholesaleLinks.grid(productId)}>Order multiple sizes at once</TextLink>
      </p>
    </>
  )
}

function PendingNote() {
  return (
    <p>
      You’ll see retail prices until your application is approved.{' '}
      <TextLink to={wholesaleLinks.status()}>View application status</TextLink>
    </p>
  )
}
