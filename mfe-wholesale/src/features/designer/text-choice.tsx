import { letterFaces, palette, type ColourKey, type LetterFace } from '@shop/shared-drawings'
import { Alert, Button, SizeOptions, Stack, Swatches, Text, TextField, useFocusReturn } from '@shop/shared-ui'
import { colourOptions } from './colour-choice'
import { faintTexts, leastContrast, type FaintText } from './contrast'
import { cleanText } from './design-address'
import { faceNames, withText, type PlacedText } from './design'
import { designableOf } from './designable'
import { shownIn } from './draw-design'
import type { Designer } from './use-designer'

const faces = letterFaces.map((value) => ({ value, label: faceNames[value] }))

interface TextChoiceProps {
  designer: Designer
  place: string
  onPlace(place: string): void
}

/** A name or a club's name: where it stands, its letters, their font and colour, and whether they can be read. */
export function TextChoice({ designer: { design, change }, place, onPlace }: TextChoiceProps) {
  const { places } = designableOf(design.product)
  const { name, most } = places[place]!
  const placed = design.texts[place]
  const set = (next: Partial<PlacedText>, step?: string) => change(withText(design, place, next), step)
  return (
    <>
      <SizeOptions
        label="Place"
        options={shownIn(design.product, design.style).places.map((value) => ({ value, label: places[value]!.name }))}
        value={place}
        onChange={onPlace}
      />
      <TextField
        label={`Text on the ${name.toLowerCase()}`}
        hint={`Up to ${most} letters; leave it empty for none`}
        maxLength={most}
        autoComplete="off"
        value={placed?.text ?? ''}
        onChange={(event) => set({ text: cleanText(event.target.value, most) }, `text ${place}`)}
      />
      {placed && (
        <>
          <SizeOptions
            label="Font"
            options={faces}
            value={placed.face}
            onChange={(face) => set({ face: face as LetterFace })}
          />
          <Swatches
            label="Color of the letters"
            options={colourOptions}
            value={placed.colour}
            onChange={(colour) => set({ colour: colour as ColourKey })}
          />
        </>
      )}
      {faintTexts(design).map((faint) => (
        <FaintAlert
          key={faint.place}
          faint={faint}
          onMend={() => change(withText(design, faint.place, { colour: faint.better }))}
        />
      ))}
    </>
  )
}

function FaintAlert({ faint: { text, colour, on, ratio, better }, onMend }: { faint: FaintText; onMend(): void }) {
  const focusReturn = useFocusReturn<HTMLDivElement>()
  return (
    <div {...focusReturn}>
      <Alert tone="warning" title={`“${text}” is hard to read`} announce="polite">
        <Stack $gap={3} $align="start">
          <Text>
            {palette[colour].name} on {palette[on].name.toLowerCase()} has a contrast of{' '}
            {(Math.floor(ratio * 10) / 10).toFixed(1)} to 1; letters need {leastContrast} to 1.
          </Text>
          <Button onClick={onMend}>Use {palette[better].name.toLowerCase()} letters</Button>
        </Stack>
      </Alert>
    </div>
  )
}
