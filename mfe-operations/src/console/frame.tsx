import { darkSection, media, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

/** The console's frame: navigation next to the screens. */
export const ConsoleFrame = styled.div`
  display: grid;
  min-block-size: 100dvh;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  ${media.desk} {
    grid-template-columns: 15rem minmax(0, 1fr);
    grid-template-rows: auto;
  }
`

/** Dark in both schemes, as the shop's footer. */
export const Side = styled.div`
  ${darkSection}
`

/** The area of a screen. */
export const Screen = styled.div`
  inline-size: 100%;
  max-inline-size: 86rem;
  padding: ${tokens.space[5]} ${tokens.space[4]} ${tokens.space[8]};
  ${media.desk} {
    padding: ${tokens.space[6]};
  }
`

/** Two columns where there is room: what a thing is about, and what can be done with it. */
export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  align-items: start;
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`

/** A section of a screen. */
export const Panel = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius};
  background: ${tokens.color.surface};
`
