import { media, tokens } from '@shop/shared-ui'
import { css } from 'styled-components'

/** Styles of a summary: below the content on phones, next to it and sticky on desktops. */
// Under the frame's header, which says how tall it is.
export const summaryStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]};
  background: ${tokens.color.surface};
  border-block-start: ${tokens.rule.heavy} solid ${tokens.color.ink};

  ${media.tablet} {
    padding: ${tokens.space[5]};
  }

  ${media.desk} {
    position: sticky;
    inset-block-start: calc(var(--top-bar-size) + ${tokens.space[4]});
  }
`
