import { Stack, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  padding-inline-start: 1.1em;
  list-style: disc;
`

/** What happens to what when an account is deleted, said plainly before anybody decides. */
export function WhatStays() {
  return (
    <Stack $gap={3}>
      <div>
        <Text as="strong">Gone for good, at once</Text>
        <List className="gone">
          <li>Your name, email, phone and password; every login of yours</li>
          <li>Your wishlist, saved cards, messages and uploaded files</li>
          <li>Your newsletter subscription, wholesale application, team rosters and reorder lists</li>
          <li>Your requests for custom equipment, and to be told when something is back</li>
        </List>
      </div>
      <div>
        <Text as="strong">Kept for the books, without you in it</Text>
        <List className="kept">
          <li>
            Your orders: what was bought, the amounts, state and ZIP code, because tax law has us keep them. Your name,
            email, phone and street are taken out.
          </li>
          <li>Equipment that we made for you: the pieces and the price</li>
          <li>Your reviews, without your name</li>
        </List>
      </div>
    </Stack>
  )
}
