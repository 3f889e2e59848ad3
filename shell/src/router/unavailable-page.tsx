import { Container, Heading, SectionUnavailable, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const UnavailableLayout = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
  padding-block: ${tokens.space[7]} ${tokens.space[8]};
`

/** Shown within the layout when the part of a page can't show it. Retrying reloads the document. */
export function UnavailablePage() {
  return (
    <Container>
      <UnavailableLayout>
        <Heading level={1}>Temporarily unavailable</Heading>
        <SectionUnavailable retry={() => location.reload()} />
      </UnavailableLayout>
    </Container>
  )
}
