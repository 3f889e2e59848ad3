import { Button, Cluster, Heading, SelectField, TextField, VisuallyHidden } from '@shop/shared-ui'
import type { Picture, ProductColor } from './product-draft'

interface ColorHeadProps {
  color: ProductColor
  pictures: readonly Picture[]
  onChange(color: ProductColor): void
  onRemove(): void
}

/** A color's name, its swatch and its picture. */
export function ColorHead({ color, pictures, onChange, onRemove }: ColorHeadProps) {
  const { name, hex, picture } = color
  const isListed = pictures.some((listed) => listed.name === picture)
  return (
    <>
      <Heading level={3} size="title">
        {name}
      </Heading>
      <Cluster $align="end">
        <TextField
          required
          type="color"
          label="Swatch"
          aria-label={`Swatch of ${name}`}
          value={hex}
          onChange={({ target }) => onChange({ ...color, hex: target.value })}
        />
        <SelectField
          required
          label="Picture"
          aria-label={`Picture of ${name}`}
          value={picture}
          onChange={({ target }) => onChange({ ...color, picture: target.value })}
        >
          {!isListed && <option value={picture}>{picture || 'The first one'}</option>}
          {pictures.map((listed, index) => (
            <option key={listed.name} value={listed.name}>
              {`${index + 1}. ${listed.alt || listed.name}`}
            </option>
          ))}
        </SelectField>
        <Button variant="quiet" onClick={onRemove}>
          Remove<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </Cluster>
    </>
  )
}
