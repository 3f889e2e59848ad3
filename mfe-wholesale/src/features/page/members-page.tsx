import { links as accountLinks } from '@shop/account-contract'
import { useEvent } from '@shop/shared-events'
import { ButtonLink, Container, Heading, Skeleton, Stack, Text, TextLink, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useWholesaleApplication } from '../../application/use-wholesale-application'
import { ProgramNav } from './program-nav'

const MembersPageSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding-block: ${tokens.space[5]} ${tokens.space[8]};
`

interface MembersPageProps {
  title: string
  lead: string
  children: ReactNode
}

/**
 * A page for signed-in users; guests are redirected to the login, which accepts customers too, and back. Its document
 * contains no personal data.
 */
export function MembersPage({ title, lead, children }: MembersPageProps) {
  const session = useEvent('session/changed')
  const { pathname } = useLocation()
  useWholesaleApplication()
  return (
    <Container>
      <MembersPageSection>
        {session?.user && <ProgramNav />}
        <Heading level={1}>{title}</Heading>
        <Text size="lead">{lead}</Text>
        {session === undefined && <Skeleton $height="12rem" />}
        {session?.user && children}
        {session?.user === null && (
          <Stack $gap={4} $align="start">
            <Text>Log in to continue. You can use your regular shop account or your wholesale account.</Text>
            <ButtonLink to={accountLinks.login(pathname)} variant="action">
              Log in
            </ButtonLink>
            <Text>
              Not in the program yet? <TextLink to="/wholesaler/signup">Apply here</TextLink>
            </Text>
          </Stack>
        )}
      </MembersPageSection>
    </Container>
  )
}
