import { tokens } from '@shop/shared-ui'
import styled from 'styled-components'

/** A file input with the design system's button and target size. */
export const FileInput = styled.input.attrs({ type: 'file' })`
  max-inline-size: 100%;
  font-size: ${tokens.size.small};
  &::file-selector-button {
    min-block-size: ${tokens.target};
    margin-inline-end: ${tokens.space[3]};
    padding-inline: ${tokens.space[4]};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius};
    background: ${tokens.color.surface};
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`
