import { media, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

/** What the shell's header covers while the page scrolls. */
const header = { phone: '56px', desk: '117px' }
/** The banner above it, which scrolls away. */
const banner = '50px'

/** Drawing and controls: under one another with the drawing kept in sight, side by side at the desk. */
export const Workshop = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(25rem, 30rem);
    grid-template-rows: auto 1fr;
  }
`

/** The drawing with its bar. */
export const DrawingPlace = styled.div`
  position: sticky;
  inset-block-start: ${header.phone};
  z-index: 1;
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  block-size: min(48svh, 110vw);

  ${media.desk} {
    grid-row: 1 / 3;
    inset-block-start: ${header.desk};
    block-size: calc(100svh - ${header.desk} - ${banner});
    min-block-size: 24rem;
  }
`

/** Title and lead. */
export const Opening = styled.header`
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[5]} ${tokens.space[4]};

  ${media.desk} {
    padding: ${tokens.space[6]} ${tokens.space[6]} ${tokens.space[5]};
  }
`

/** The controls. */
export const Controls = styled.div`
  > section:first-of-type {
    border-block-start: 0;
  }

  padding-inline: ${tokens.space[4]};

  ${media.desk} {
    > section:first-of-type {
      border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
    }

    padding-inline: ${tokens.space[6]};
  }
`
