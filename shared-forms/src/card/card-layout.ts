import { Form, media, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

/** Layout of the card fields: number and name over the full width, expiry and code side by side. */
export const CardGrid = styled(Form)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[4]};
  align-items: start;

  > fieldset > * {
    grid-column: 1 / -1;
  }

  > fieldset > [data-half] {
    grid-column: auto;
  }

  ${media.tablet} {
    gap: ${tokens.space[4]} ${tokens.space[5]};
  }
`
