import { Container, Heading, Text, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Column = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
  max-inline-size: 40rem;
  padding-block: ${tokens.space[7]} ${tokens.space[8]};
`

interface ProgrammePageProps {
  title: string
  lead: string
  children: ReactNode
}

/** A page of the wholesale programme: what it is for, then its form. */
export function ProgrammePage({ title, lead, children }: ProgrammePageProps) {
  return (
    <Container>
      <Column>
        <Heading level={1}>{title}</Heading>
        <Text size="lead">{lead}</Text>
        {children}
      </Column>
    </Container>
  )
}
