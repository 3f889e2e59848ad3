import { Container, Heading, media, Text, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const ProgramPageColumns = styled.div`
  display: grid;
  gap: ${tokens.space[7]};
  align-items: start;
  padding-block: ${tokens.space[6]} ${tokens.space[8]};

  ${media.desk} {
    grid-template-columns: minmax(0, 40rem) minmax(0, 1fr);
    padding-block-start: ${tokens.space[7]};
  }
`

const ProgramPageColumn = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`

interface ProgramPageProps {
  title: string
  lead: string
  /** Content next to the form on desktop, below it elsewhere. */
  aside?: ReactNode
  children: ReactNode
}

/** A page of the wholesale program: introduction and form. */
export function ProgramPage({ title, lead, aside, children }: ProgramPageProps) {
  return (
    <Container>
      <ProgramPageColumns>
        <ProgramPageColumn>
          <Heading level={1}>{title}</Heading>
          <Text size="lead">{lead}</Text>
          {children}
        </ProgramPageColumn>
        {aside}
      </ProgramPageColumns>
    </Container>
  )
}
