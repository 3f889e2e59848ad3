import { ButtonLink, EmptyState, tokens } from '@shop/shared-ui'
import { useEvent } from '@shop/shared-events'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { loginPath } from '../../session/next-path'

const Frame = styled.div`
  padding-block: ${tokens.space[7]} ${tokens.space[8]};
`

/** Says the same of an order that never was and of somebody else's. */
export function NoSuchOrder() {
  const place = useLocation()
  const isGuest = useEvent('session/changed')?.user === null
  const way = isGuest ? (
    <ButtonLink to={loginPath(place)}>Log in</ButtonLink>
  ) : (
    <ButtonLink to="/settings/order">Your orders</ButtonLink>
  )
  return (
    <Frame>
      <EmptyState icon="box" title="We could not find this order" level={1} action={way}>
        Open the link in the email about your order, or log in with the account that placed it.
      </EmptyState>
    </Frame>
  )
}
