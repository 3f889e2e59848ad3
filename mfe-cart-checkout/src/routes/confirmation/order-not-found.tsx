import { links as accountLinks } from '@shop/account-contract'
import { isLoggedInHint } from '@shop/shared-api'
import { ButtonLink, Container, EmptyState, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const OrderNotFoundFrame = styled.div`
  padding-block: ${tokens.space[7]} ${tokens.space[8]};
`

/** The same page for an order that doesn't exist and for another customer's. */
export function OrderNotFound({ location }: { location: { pathname: string } }) {
  const action = !isLoggedInHint() ? (
    <ButtonLink to={accountLinks.login(location.pathname)}>Log in</ButtonLink>
  ) : (
    <ButtonLink to={accountLinks.orders()}>Your orders</ButtonLink>
  )
  return (
    <Container>
      <OrderNotFoundFrame>
        <EmptyState icon="box" title="We couldn’t find this order" level={1} action={action}>
          Open the link in the email about your order, or log in with the account that placed it.
        </EmptyState>
      </OrderNotFoundFrame>
    </Container>
  )
}
