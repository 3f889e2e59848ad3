import { palette, type ColourKey } from '@shop/shared-drawings'
import { chosenWhenForced, focusRing, hiddenFromSight, Swatches, tokens } from '@shop/shared-ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { hexOf, partName } from './design'
import { partsOf } from './draw-design'
import type { Designer } from './use-designer'

const Parts = styled.div`
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
    ${chosenWhenForced}
  }

  label:has(:focus-visible) {
    ${focusRing}
  }

  input {
    ${hiddenFromSight}
  }
`

const Dot = styled.span<{ $hex: string }>`
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: ${tokens.rule.thin} solid ${tokens.color.border};
  border-radius: 50%;
  background: ${({ $hex }) => $hex};
  forced-color-adjust: none;
`

/** Every colour that a part may have. */
export const colourOptions = Object.entries(palette).map(([value, { name, hex }]) => ({
  value,
  label: name,
  colors: [hex],
}))

interface ColourChoiceProps {
  designer: Designer
  part: string
  onPart(part: string): void
}

/** First a part, then its colour; both by name. */
export function ColourChoice({ designer: { design, change }, part, onPart }: ColourChoiceProps) {
  const name = useId()
  return (
    <>
      <Parts role="radiogroup" aria-label="Part">
        {partsOf(design).map((choice) => (
          <label key={choice}>
            <input type="radio" name={name} value={choice} checked={choice === part} onChange={() => onPart(choice)} />
            <Dot aria-hidden $hex={hexOf(design.colours[choice]!)} />
            {partName(design.product, choice)}
          </label>
        ))}
      </Parts>
      <Swatches
        label={`Color of the ${partName(design.product, part).toLowerCase()}`}
        options={colourOptions}
        value={design.colours[part] ?? null}
        onChange={(colour) => change({ ...design, colours: { ...design.colours, [part]: colour as ColourKey } })}
      />
    </>
  )
}
