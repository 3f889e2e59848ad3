import styled from 'styled-components'
import { media } from '../theme/media'
import { tokens } from '../theme/tokens'
import { visuallyHiddenStyles, VisuallyHidden } from '../type/visually-hidden'
import { ChoiceGroup } from './choice-group'
import type { ChoiceOption, ChoiceProps } from './choice-group'
import { forcedColorsSelected, focusWithin, strikethrough } from './choice-styles'

const SizeTile = styled.label<{ $soldOut: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: 3.5rem;
  min-block-size: ${tokens.target};
  padding-inline: ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius};
  background: ${tokens.color.surface};
  font: 700 1.125rem/1 ${tokens.font.display};
  isolation: isolate;
  cursor: pointer;
  ${({ $soldOut }) => $soldOut && `color: ${tokens.color.inkMuted};`}
  ${({ $soldOut }) => $soldOut && strikethrough}
  &::after {
    z-index: -1;
    opacity: 0.4;
  }
  ${media.hover} {
    &:hover {
      border-color: ${tokens.color.ink};
    }
  }
  &:has(:checked) {
    border-color: ${tokens.color.ink};
    background: ${tokens.color.ink};
    color: ${tokens.color.page};
  }
  ${focusWithin}
  ${forcedColorsSelected}
  input {
    ${visuallyHiddenStyles}
  }
`

/** Sizes as a radio group of tiles; a sold-out one is struck through and marked as such. */
export function SizeOptions(props: ChoiceProps<ChoiceOption>) {
  return (
    <ChoiceGroup
      {...props}
      renderOption={(option, input) => (
        <SizeTile key={option.value} $soldOut={Boolean(option.soldOut)}>
          {input}
          <span aria-hidden={option.soldOut}>{option.label}</span>
          {option.soldOut && <VisuallyHidden>{`${option.label}, sold out`}</VisuallyHidden>}
        </SizeTile>
      )}
    />
  )
}
