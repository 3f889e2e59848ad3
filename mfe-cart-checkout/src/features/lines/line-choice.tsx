import type { ProductVariant } from '@shop/shared-api'
import { SelectField, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useCartStore } from '../../cart/cart-context'
import type { CartLine } from '../../cart/cart-line'
import { chooseVariant } from '../../cart/choose-variant'

const LineChoices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};

  > * {
    flex: 1 1 7rem;
    max-inline-size: 14rem;
  }
`

interface LineChoiceProps {
  line: CartLine
  variants: ProductVariant[]
}

/** Color and size of a line. An unavailable combination can be chosen; the line then reports it. */
export function LineChoice({ line, variants }: LineChoiceProps) {
  const { change } = useCartStore()
  const choose = (choice: { size?: string; color?: string }) =>
    change((lines) => chooseVariant(lines, line.key, variants, { size: line.size, color: line.color, ...choice }))
  return (
    <LineChoices>
      <Choice
        label="Color"
        value={line.color}
        values={variants.map(({ color }) => color)}
        matchOf={(color) => variants.find((other) => other.color === color && other.size === line.size)}
        onChoose={(color) => choose({ color })}
      />
      <Choice
        label="Size"
        value={line.size}
        values={variants.map(({ size }) => size)}
        matchOf={(size) => variants.find((other) => other.size === size && other.color === line.color)}
        onChoose={(size) => choose({ size })}
      />
    </LineChoices>
  )
}

interface ChoiceProps {
  label: string
  value: string
  values: string[]
  /** The variant with this value and the line's other choice. */
  matchOf(value: string): ProductVariant | undefined
  onChoose(value: string): void
}

function Choice({ label, value, values, matchOf, onChoose }: ChoiceProps) {
  const options = [...new Set([...values, value])].filter(Boolean)
  if (options.length < 2) return null
  return (
    <SelectField required label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
          {option !== value && stockSuffix(matchOf(option))}
        </option>
      ))}
    </SelectField>
  )
}

function stockSuffix(variant: ProductVariant | undefined): string {
  if (!variant) return ' (unavailable)'
  return variant.available === 0 ? ' (sold out)' : ''
}
