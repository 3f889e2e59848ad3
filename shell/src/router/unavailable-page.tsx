import { Container, Heading, SectionUnavailable, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const UnavailableLayout = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
  padding-block: ${tokens.space[7]} ${tokens.space[8]};
`

/** Stands in the frame when the part that owns a page can't show it. Trying again loads the document anew. */
export function UnavailablePage() {
  return (
    <Container>
      <UnavailableLayout>
        <Heading level={1}>A short break</Heading>
        <SectionUnavailable retry={() => location.reload()} />
      </UnavailableLayout>
    </Container>
  )
}
