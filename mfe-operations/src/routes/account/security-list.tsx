import { tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

/** Entries of an account, each with what it is and a button. */
export const SecurityList = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]} ${tokens.space[4]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${tokens.space[3]};
    border-block-start: 1px solid ${tokens.color.hairline};
  }

  li > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`

/** Date and time of an instant, as the console shows them. */
export const timeOf = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
