import { isLoggedInHint } from '@shop/shared-api'
import { ButtonLink, Container, EmptyState, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const Frame = styled.div`
  padding-block: ${tokens.space[7]} ${tokens.space[8]};
`

/** Says the same of an order that never was and of somebody else's. */
export function NoSuchOrder({ place }: { place: { pathname: string } }) {
  const way = !isLoggedInHint() ? (
    <ButtonLink to={`/login?next=${encodeURIComponent(place.pathname)}`}>Log in</ButtonLink>
  ) : (
    <ButtonLink to="/settings/order">Your orders</ButtonLink>
  )
  return (
    <Container>
      <Frame>
        <EmptyState icon="box" title="We could not find this order" level={1} action={way}>
          Open the link in the email about your order, or log in with the account that placed it.
        </EmptyState>
      </Frame>
    </Container>
  )
}
