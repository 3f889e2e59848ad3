import { Container, Heading, media, Text, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[7]};
  align-items: start;
  padding-block: ${tokens.space[6]} ${tokens.space[8]};

  ${media.desk} {
    grid-template-columns: minmax(0, 40rem) minmax(0, 1fr);
    padding-block-start: ${tokens.space[7]};
  }
`

const Column = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`

interface ProgrammePageProps {
  title: string
  lead: string
  /** What stands beside the form at the desk, and below it elsewhere. */
  aside?: ReactNode
  children: ReactNode
}

/** A page of the wholesale programme: what it is for, then its form. */
export function ProgrammePage({ title, lead, aside, children }: ProgrammePageProps) {
  return (
    <Container>
      <Columns>
        <Column>
          <Heading level={1}>{title}</Heading>
          <Text size="lead">{lead}</Text>
          {children}
        </Column>
        {aside}
      </Columns>
    </Container>
  )
}
