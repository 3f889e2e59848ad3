import { Heading, Skeleton } from '@shop/shared-ui'
import { Aside, Columns, Page } from './order-layout'

/** The placeholder of a loading order, and all that the server renders of it. */
export function OrderSkeleton() {
  return (
    <Page>
      <div>
        <Heading level={1} size="section">
          Order
        </Heading>
        <Skeleton $width="16rem" $height="1.55rem" />
      </div>
      <Skeleton $height="6rem" />
      <Columns>
        <Skeleton $height="20rem" />
        <Aside>
          <Skeleton $height="10rem" />
          <Skeleton $height="8rem" />
        </Aside>
      </Columns>
    </Page>
  )
}
