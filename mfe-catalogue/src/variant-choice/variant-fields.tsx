import type { Product } from '@shop/shared-api'
import { SizeOptions, Stack, Swatches } from '@shop/shared-ui'
import type { Ref } from 'react'
import { isSoldOut, type Choice } from './variant-choice'

/** VariantFields' props. */
export interface VariantFieldsProps {
  product: Product
  choice: Choice
  onChoose: (change: Partial<Choice>) => void
  /** Whether the missing size is shown as an error. */
  isSizeMissing?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Color and size as radio groups; sold-out options are struck through but can be selected. */
export function VariantFields({ product, choice, onChoose, isSizeMissing, ref }: VariantFieldsProps) {
  const colors = product.colors.map(({ name, hex, hexes, image }) => ({
    value: name,
    label: name,
    colors: hexes ?? [hex],
    image,
    soldOut: isSoldOut(product, { color: name }, choice),
  }))
  const sizes = product.sizes.map((size) => ({
    value: size,
    label: size,
    soldOut: isSoldOut(product, { size }, choice),
  }))
  return (
    <Stack $gap={4} ref={ref}>
      <Swatches
        label="Color"
        name="color"
        options={colors}
        value={choice.color}
        onChange={(color) => onChoose({ color })}
      />
      <SizeOptions
        label="Size"
        name="size"
        options={sizes}
        value={choice.size}
        onChange={(size) => onChoose({ size })}
        error={isSizeMissing && choice.size === null ? 'Select a size' : undefined}
      />
    </Stack>
  )
}
