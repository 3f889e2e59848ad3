import styled, { css } from 'styled-components'

/** Takes something out of sight and leaves it to assistive technology. */
export const hiddenFromSight = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Words for assistive technology alone. */
export const VisuallyHidden = styled.span`
  ${hiddenFromSight}
`
