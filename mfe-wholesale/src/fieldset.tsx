import { tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

/** A field's registration and error. */
export interface FieldBinding {
  name: string
  error: string | undefined
  onChange: (event: { target: unknown; type?: unknown }) => Promise<void | boolean>
  onBlur: (event: { target: unknown; type?: unknown }) => Promise<void | boolean>
  ref: (element: unknown) => void
}

/** A form step with its heading. */
export const Fieldset = styled.fieldset`
  display: grid;
  gap: ${tokens.space[4]};
  margin: 0;
  padding: ${tokens.space[5]} 0 0;
  border: 0;
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};

  legend {
    float: inline-start;
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.title};
    font-weight: 700;
    text-transform: uppercase;
  }
`

/** Two fields side by side if there is room. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${tokens.space[4]};
`
