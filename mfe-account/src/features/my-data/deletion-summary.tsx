import { Stack, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const SummaryList = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  padding-inline-start: 1.1em;
  list-style: disc;
`

/** States what an account deletion removes and what the shop must retain. */
export function DeletionSummary() {
  return (
    <Stack $gap={3}>
      <div>
        <Text as="strong">Deleted immediately</Text>
        <SummaryList className="gone">
          <li>Your name, email, phone, password and all active sessions</li>
          <li>Your wishlist, saved cards, messages and uploaded files</li>
          <li>Your newsletter subscription, wholesale application, team rosters and reorder lists</li>
          <li>Your custom equipment requests and back in stock alerts</li>
        </SummaryList>
      </div>
      <div>
        <Text as="strong">Stored for our records, without your personal details</Text>
        <SummaryList className="kept">
          <li>
            Your orders: items, amounts, state and ZIP code, which tax law requires us to keep. We remove your name,
            email, phone and street address.
          </li>
          <li>Custom equipment we made for you: items and price</li>
          <li>Your reviews, without your name</li>
        </SummaryList>
      </div>
      <div>
        <Text as="strong">Stored as they are</Text>
        <SummaryList className="kept">
          <li>
            Invoices and credit notes that we issued, with the name and address on them, which tax law requires us to
            keep. Only our staff can open them.
          </li>
        </SummaryList>
      </div>
    </Stack>
  )
}
