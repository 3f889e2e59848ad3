import '@shop/account-contract'
import { ButtonLink, EmptyState, tokens } from '@shop/shared-ui'
import { useEvent } from '@shop/shared-events'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { getLoginPath } from '../../session/next-path'

const NotFoundFrame = styled.div`
  padding-block: ${tokens.space[7]} ${tokens.space[8]};
`

/** Shown for missing orders and for orders of other users alike. */
export function OrderNotFound() {
  const location = useLocation()
  const isGuest = useEvent('session/changed')?.user === null
  const action = isGuest ? (
    <ButtonLink to={getLoginPath(location)}>Log in</ButtonLink>
  ) : (
    <ButtonLink to="/settings/order">Your orders</ButtonLink>
  )
  return (
    <NotFoundFrame>
      <EmptyState icon="box" title="We couldn’t find this order" level={1} action={action}>
        Open the link in your order email, or log in to the account you used to place the order.
      </EmptyState>
    </NotFoundFrame>
  )
}
