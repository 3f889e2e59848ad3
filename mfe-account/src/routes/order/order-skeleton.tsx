import { Heading, Skeleton } from '@shop/shared-ui'
import { OrderAside, OrderColumns, OrderArticle } from './order-layout'

/** The placeholder of a loading order, and all that the server renders of it. */
export function OrderSkeleton() {
  return (
    <OrderArticle>
      <div>
        <Heading level={1} size="section">
          Order
        </Heading>
        <Skeleton $width="16rem" $height="1.55rem" />
      </div>
      <Skeleton $height="6rem" />
      <OrderColumns>
        <Skeleton $height="20rem" />
        <OrderAside>
          <Skeleton $height="10rem" />
          <Skeleton $height="8rem" />
        </OrderAside>
      </OrderColumns>
    </OrderArticle>
  )
}
