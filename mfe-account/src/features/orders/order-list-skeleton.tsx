import { Skeleton, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { rowColumns, Rows } from './order-list'

const Row = styled.li`
  display: grid;
  grid-template-columns: ${rowColumns};
  gap: ${tokens.space[4]};
  align-items: center;
  min-block-size: 104px;
`

/** Placeholder rows with the height of loaded rows. */
export function OrderListSkeleton({ rows }: { rows: number }) {
  return (
    <Rows className="orders">
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index}>
          <Skeleton $height="72px" />
          <Skeleton $width="12rem" />
          <Skeleton $width="4rem" />
        </Row>
      ))}
    </Rows>
  )
}
