import { media, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

/** The fields of a card: number and name over the full width, expiry and code side by side. */
export const CardGrid = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[4]};
  align-items: start;

  > * {
    grid-column: 1 / -1;
  }

  > [data-half] {
    grid-column: auto;
  }

  ${media.tablet} {
    gap: ${tokens.space[4]} ${tokens.space[5]};
  }
`
