import { Skeleton, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { orderRowColumns, OrderRows } from './order-list'

const SkeletonRow = styled.li`
  display: grid;
  grid-template-columns: ${orderRowColumns};
  gap: ${tokens.space[4]};
  align-items: center;
  min-block-size: 104px;
`

/** Placeholder rows with the height of loaded rows. */
export function OrderListSkeleton({ rows }: { rows: number }) {
  return (
    <OrderRows className="orders">
      {Array.from({ length: rows }, (_, index) => (
        <SkeletonRow key={index}>
          <Skeleton $height="72px" />
          <Skeleton $width="12rem" />
          <Skeleton $width="4rem" />
        </SkeletonRow>
      ))}
    </OrderRows>
  )
}
