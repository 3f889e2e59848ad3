import { letterFaces, palette, type ColorKey, type LetterFace } from '@shop/shared-drawings'
import { Alert, Button, SizeOptions, Stack, Swatches, Text, TextField, useFocusReturn } from '@shop/shared-ui'
import {
  cleanText,
  fontLabels,
  withText,
  type PlacedText,
  getDesignable,
  getVisibleParts,
} from '@shop/shared-drawings/designer'
import { colorOptions } from './color-choice'
import { findLowContrastTexts, MIN_CONTRAST, type LowContrastText } from './contrast'
import type { Designer } from './use-designer'

const fontOptions = letterFaces.map((value) => ({ value, label: fontLabels[value] }))

interface TextChoiceProps {
  designer: Designer
  placement: string
  onPlacement(placement: string): void
}

/** Edits a text: position, content, font and color, with a contrast warning. */
export function TextChoice({ designer: { design, change }, placement, onPlacement }: TextChoiceProps) {
  const { places } = getDesignable(design.product)
  const { name, maxLength } = places[placement]!
  const placed = design.texts[placement]
  const set = (next: Partial<PlacedText>, step?: string) => change(withText(design, placement, next), step)
  return (
    <>
      <SizeOptions
        label="Position"
        options={getVisibleParts(design.product, design.style).places.map((value) => ({
          value,
          label: places[value]!.name,
        }))}
        value={placement}
        onChange={onPlacement}
      />
      <TextField
        label={`Text on the ${name.toLowerCase()}`}
        hint={`Up to ${maxLength} characters. Leave blank for no text.`}
        maxLength={maxLength}
        autoComplete="off"
        value={placed?.text ?? ''}
        onChange={(event) => set({ text: cleanText(event.target.value, maxLength) }, `text ${placement}`)}
      />
      {placed && (
        <>
          <SizeOptions
            label="Font"
            options={fontOptions}
            value={placed.font}
            onChange={(font) => set({ font: font as LetterFace })}
          />
          <Swatches
            label="Text color"
            options={colorOptions}
            value={placed.color}
            onChange={(color) => set({ color: color as ColorKey })}
          />
        </>
      )}
      {findLowContrastTexts(design).map((lowContrast) => (
        <ContrastAlert
          key={lowContrast.placement}
          lowContrast={lowContrast}
          onFix={() => change(withText(design, lowContrast.placement, { color: lowContrast.better }))}
        />
      ))}
    </>
  )
}

function ContrastAlert({
  lowContrast: { text, color, on, ratio, better },
  onFix,
}: {
  lowContrast: LowContrastText
  onFix(): void
}) {
  const focusReturn = useFocusReturn<HTMLDivElement>()
  return (
    <div {...focusReturn}>
      <Alert tone="warning" title={`“${text}” is hard to read`} announce="polite">
        <Stack $gap={3} $align="start">
          <Text>
            {palette[color].name} on {palette[on].name.toLowerCase()} has a contrast ratio of{' '}
            {(Math.floor(ratio * 10) / 10).toFixed(1)} :1. Text needs at least {MIN_CONTRAST} to 1.
          </Text>
          <Button onClick={onFix}>Use {palette[better].name.toLowerCase()} letters</Button>
        </Stack>
      </Alert>
    </div>
  )
}
