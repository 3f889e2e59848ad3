import { Container, Heading, Text, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const ContentPageLayout = styled(Container)`
  padding-block: ${tokens.space[7]} ${tokens.space[5]};
`

const ContentPageHeader = styled.header`
  display: grid;
  gap: ${tokens.space[4]};
  padding-block-end: ${tokens.space[7]};
`

interface ContentPageProps {
  title: string
  lead?: string
  children: ReactNode
}

/** Layout of the shell's own screens: a large heading, a sentence, the content. */
export function ContentPage({ title, lead, children }: ContentPageProps) {
  return (
    <ContentPageLayout>
      <ContentPageHeader>
        <Heading level={1} size="hero">
          {title}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
      </ContentPageHeader>
      {children}
    </ContentPageLayout>
  )
}
