import { Container, Heading, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Column = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
  max-inline-size: 28rem;
  margin-inline: auto;
  padding-block: ${tokens.space[7]} ${tokens.space[8]};
`

/** The fields of a form under each other. */
export const Fields = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
`

/** A narrow page with one form. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container>
      <Column>
        <Heading level={1}>{title}</Heading>
        {children}
      </Column>
    </Container>
  )
}
