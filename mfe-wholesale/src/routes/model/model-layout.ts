import { media, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

/** Heights of the shell's sticky header. */
const header = { phone: '56px', desk: '117px' }
/** Height of the banner above it, which scrolls away. */
const banner = '50px'

/** Drawing and controls: stacked with a sticky drawing on phones, side by side on desktop. */
export const DesignerLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(25rem, 30rem);
    grid-template-rows: auto 1fr;
  }
`

/** The drawing with its toolbar. */
export const DrawingPanel = styled.div`
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

/** Title and introduction. */
export const DesignerHeader = styled.header`
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[5]} ${tokens.space[4]};

  ${media.desk} {
    padding: ${tokens.space[6]} ${tokens.space[6]} ${tokens.space[5]};
  }
`

/** The controls column. */
export const DesignerControls = styled.div`
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
