import { palette, type ColorKey } from '@shop/shared-drawings'
import { forcedColorsSelected, focusRing, visuallyHiddenStyles, Swatches, tokens } from '@shop/shared-ui'
import { toHex, getPartLabel, getEditableParts } from '@shop/shared-drawings/designer'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { Designer } from './use-designer'

const PartOptions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  label {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-block-size: ${tokens.target};
    padding-inline: ${tokens.space[2]} ${tokens.space[3]};
    border: ${tokens.rule.thin} solid ${tokens.color.border};
    border-radius: ${tokens.radius};
    background: ${tokens.color.surface};
    font: 700 1.0625rem/1 ${tokens.font.display};
    cursor: pointer;
  }

  label:has(:checked) {
    border-color: ${tokens.color.ink};
    background: ${tokens.color.ink};
    color: ${tokens.color.page};
  }

  label {
    ${forcedColorsSelected}
  }

  label:has(:focus-visible) {
    ${focusRing}
  }

  input {
    ${visuallyHiddenStyles}
  }
`

const PartColorDot = styled.span<{ $hex: string }>`
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: ${tokens.rule.thin} solid ${tokens.color.border};
  border-radius: 50%;
  background: ${({ $hex }) => $hex};
  forced-color-adjust: none;
`

/** The colors available for parts and text. */
export const colorOptions = Object.entries(palette).map(([value, { name, hex }]) => ({
  value,
  label: name,
  colors: [hex],
}))

interface ColorChoiceProps {
  designer: Designer
  part: string
  onPart(part: string): void
}

/** Selects a part, then its color. */
export function ColorChoice({ designer: { design, change }, part, onPart }: ColorChoiceProps) {
  const name = useId()
  return (
    <>
      <PartOptions role="radiogroup" aria-label="Part">
        {getEditableParts(design).map((choice) => (
          <label key={choice}>
            <input type="radio" name={name} value={choice} checked={choice === part} onChange={() => onPart(choice)} />
            <PartColorDot aria-hidden $hex={toHex(design.colors[choice]!)} />
            {getPartLabel(design.product, choice)}
          </label>
        ))}
      </PartOptions>
      <Swatches
        label={`Color of the ${getPartLabel(design.product, part).toLowerCase()}`}
        options={colorOptions}
        value={design.colors[part] ?? null}
        onChange={(color) => change({ ...design, colors: { ...design.colors, [part]: color as ColorKey } })}
      />
    </>
  )
}
