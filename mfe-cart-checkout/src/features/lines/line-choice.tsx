import type { ProductVariation } from '@shop/shared-api'
import { SelectField, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useCartStore } from '../../cart/cart-context'
import type { CartLine } from '../../cart/cart-line'
import { chooseVariation } from '../../cart/choose-variation'

const Pair = styled.div`
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
  variations: ProductVariation[]
}

/** Colour and size of a line. A combination that can't be bought may be chosen; the line then says so. */
export function LineChoice({ line, variations }: LineChoiceProps) {
  const { change } = useCartStore()
  const choose = (choice: { size?: string; color?: string }) =>
    change((lines) => chooseVariation(lines, line.key, variations, { size: line.size, color: line.color, ...choice }))
  return (
    <Pair>
      <Choice
        label="Color"
        value={line.color}
        values={variations.map(({ color }) => color)}
        matchOf={(color) => variations.find((other) => other.color === color && other.size === line.size)}
        onChoose={(color) => choose({ color })}
      />
      <Choice
        label="Size"
        value={line.size}
        values={variations.map(({ size }) => size)}
        matchOf={(size) => variations.find((other) => other.size === size && other.color === line.color)}
        onChoose={(size) => choose({ size })}
      />
    </Pair>
  )
}

interface ChoiceProps {
  label: string
  value: string
  values: string[]
  /** What one gets with this value and the line's other choice. */
  matchOf(value: string): ProductVariation | undefined
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
          {option !== value && stockWord(matchOf(option))}
        </option>
      ))}
    </SelectField>
  )
}

function stockWord(variation: ProductVariation | undefined): string {
  if (!variation) return ' (not made)'
  return variation.available === 0 ? ' (sold out)' : ''
}
