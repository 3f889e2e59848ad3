import { Skeleton, tokens } from '@shop/shared-ui'
import styled from 'styled-components'

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 45%), 1fr));
  gap: ${tokens.space[4]};
`

/** Stands where the products will be. */
export function WishlistSkeleton() {
  return (
    <Places aria-busy>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} $ratio={0.74} />
      ))}
    </Places>
  )
}
