import { useEvent } from '@shop/shared-events'
import { ButtonLink, Container, Heading, Skeleton, Stack, Text, TextLink, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useStanding } from '../../standing/use-standing'
import { ProgrammeNav } from './programme-nav'

const Page = styled.section`
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

/** A page of the programme for whoever is signed in; guests are led to the login, which takes customers too, and back. Nobody's data is in its document. */
export function MembersPage({ title, lead, children }: MembersPageProps) {
  const session = useEvent('session/changed')
  const { pathname } = useLocation()
  useStanding()
  return (
    <Container>
      <Page>
        {session?.user && <ProgrammeNav />}
        <Heading level={1}>{title}</Heading>
        <Text size="lead">{lead}</Text>
        {session === undefined && <Skeleton $height="12rem" />}
        {session?.user && children}
        {session?.user === null && (
          <Stack $gap={4} $align="start">
            <Text>Log in to go on. Clubs, dealers and customers of the shop may use it alike.</Text>
            <ButtonLink to={`/login?next=${encodeURIComponent(pathname)}`} variant="action">
              Log in
            </ButtonLink>
            <Text>
              Not in the program yet? <TextLink to="/wholesaler/signup">Apply here</TextLink>
            </Text>
          </Stack>
        )}
      </Page>
    </Container>
  )
}
