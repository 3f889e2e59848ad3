import { links as accountLinks } from '@shop/account-contract'
import { Button, ButtonLink, Icon, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import styled from 'styled-components'
import { logOut } from '../log-out'
import { useIsHydrated } from '../../page/use-is-hydrated'
import { guestStyles } from '../../session/session-hint'
import { useVisitor } from '../use-visitor'

/** As wide as the wider of its two states, so that nothing shifts when the session becomes known. */
const AccountLinkSlot = styled.div`
  display: flex;
  justify-content: end;
  gap: ${tokens.space[1]};
  inline-size: 13.5rem;
  ${guestStyles}
  > * {
    flex: 1;
    padding-inline: ${tokens.space[2]};
  }
`

/**
 * Profile and Logout for members, LOGIN and SIGNUP for guests; until it is known, both are rendered and one is
 * hidden.
 */
export function AccountLinks() {
  const { isLoggedIn, user } = useVisitor()
  const isSettled = useIsHydrated()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave() {
    setIsLeaving(true)
    await logOut()
    setIsLeaving(false)
  }

  return (
    <>
      {!(isSettled && isLoggedIn) && (
        <AccountLinkSlot data-for={isSettled ? undefined : 'guests'}>
          <ButtonLink variant="quiet" to={accountLinks.login()}>
            Login
          </ButtonLink>
          <ButtonLink to={accountLinks.signUp()}>Signup</ButtonLink>
        </AccountLinkSlot>
      )}
      {!(isSettled && !isLoggedIn) && (
        <AccountLinkSlot data-for={isSettled ? undefined : 'members'}>
          <ButtonLink variant="quiet" to={accountLinks.profile()} title={user?.username}>
            <Icon name="user" />
            Profile
          </ButtonLink>
          <Button busy={isLeaving} onClick={leave}>
            Logout
          </Button>
        </AccountLinkSlot>
      )}
    </>
  )
}
