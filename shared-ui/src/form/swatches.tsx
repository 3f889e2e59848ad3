import styled from 'styled-components'
import { ProductImage } from '../product/product-image'
import { tokens } from '../theme/tokens'
import { visuallyHiddenStyles, VisuallyHidden } from '../type/visually-hidden'
import { ChoiceGroup } from './choice-group'
import type { ChoiceOption, ChoiceProps } from './choice-group'
import { forcedColorsSelected, focusWithin, strikethrough } from './choice-styles'

/** A color; `colors` are its one to three CSS colors as seen on the product, `image` shows the product in it. */
export interface SwatchOption extends ChoiceOption {
  colors: readonly string[]
  /** Base address of a picture without its width, shown instead of the colors. */
  image?: string
}

const Swatch = styled.label<{ $paint: string; $size: string; $soldOut: boolean }>`
  position: relative;
  display: grid;
  inline-size: ${({ $size }) => $size};
  block-size: ${({ $size }) => $size};
  padding: 4px;
  border: 2px solid transparent;
  border-radius: ${tokens.radius};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${tokens.color.ink};
  }
  ${focusWithin}
  ${forcedColorsSelected}
  input {
    ${visuallyHiddenStyles}
  }
  > span:first-of-type {
    position: relative;
    background: ${({ $paint }) => $paint};
    border: 1px solid ${tokens.color.border};
    forced-color-adjust: none;
    ${({ $soldOut }) => $soldOut && strikethrough}
  }
`

const PICTURE_SIZE = '4rem'

/** Colors as a radio group; the selected one is named next to the label. */
export function Swatches(props: ChoiceProps<SwatchOption>) {
  return (
    <ChoiceGroup
      {...props}
      namesChoice
      renderOption={(option, input) => (
        <Swatch
          key={option.value}
          title={option.label}
          $paint={option.image ? 'none' : paintOf(option.colors)}
          $size={option.image ? PICTURE_SIZE : tokens.target}
          $soldOut={Boolean(option.soldOut)}
        >
          {input}
          <span aria-hidden>{option.image && <ProductImage src={option.image} alt="" sizes={PICTURE_SIZE} />}</span>
          <VisuallyHidden>{option.soldOut ? `${option.label}, sold out` : option.label}</VisuallyHidden>
        </Swatch>
      )}
    />
  )
}

function paintOf(colors: readonly string[]): string {
  if (colors.length < 2) return colors[0] ?? 'transparent'
  const share = 100 / colors.length
  return `linear-gradient(135deg, ${colors.map((color, i) => `${color} ${i * share}% ${(i + 1) * share}%`).join(', ')})`
}
