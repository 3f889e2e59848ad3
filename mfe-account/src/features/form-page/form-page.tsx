import { Container, Form, Heading, media, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { guestStyles } from '../../session/guest-styles'
import { useRequireGuest } from '../../session/use-require-guest'
import { AccountBenefits } from './account-benefits'

const FormPageColumns = styled.div<{ $guestsOnly: boolean }>`
  display: grid;
  gap: ${tokens.space[7]};
  align-items: start;
  padding-block: ${tokens.space[6]} ${tokens.space[7]};
  ${({ $guestsOnly }) => $guestsOnly && guestStyles}
  ${media.desk} {
    grid-template-columns: minmax(0, 28rem) minmax(0, 1fr);
    gap: ${tokens.space[8]};
    padding-block: ${tokens.space[7]} ${tokens.space[8]};
  }
`

const FormPageColumn = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
`

/** A form with its fields stacked vertically. */
export const FormFields = styled(Form)`
  display: grid;
  gap: ${tokens.space[4]};
`

interface FormPageProps {
  title: string
  /** Redirects signed-in visitors, who never see the page. */
  guestsOnly?: boolean
  children: ReactNode
}

/** A page with one form next to the account benefits. */
export function FormPage({ title, guestsOnly = false, children }: FormPageProps) {
  return (
    <Container>
      {guestsOnly && <GuestsOnly />}
      <FormPageColumns $guestsOnly={guestsOnly}>
        <FormPageColumn>
          <Heading level={1}>{title}</Heading>
          {children}
        </FormPageColumn>
        <AccountBenefits />
      </FormPageColumns>
    </Container>
  )
}

function GuestsOnly() {
  useRequireGuest()
  return null
}
