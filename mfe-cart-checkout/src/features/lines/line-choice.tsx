import type { ProductVariation } from '@shop/shared-api'
import { SelectField, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { chooseVariation, type CartLine } from '../cart/cart-lines'
import { cart } from '../cart/site-cart'

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`

interface LineChoiceProps {
  line: CartLine
  variations: ProductVariation[]
}

/** Colour and size of a line. A combination that can't be bought may be chosen; the line then says so. */
export function LineChoice({ line, variations }: LineChoiceProps) {
  const choose = (choice: { size?: string; color?: string }) =>
    cart.change((lines) =>
      chooseVariation(lines, line.variationId, variations, { size: line.size, color: line.color, ...choice }),
    )
  return (
    <Pair>
      <Choice
        label="Colour"
        value={line.color}
        values={variations.map(({ color }) => color)}
        onChoose={(color) => choose({ color })}
      />
      <Choice
        label="Size"
        value={line.size}
        values={variations.map(({ size }) => size)}
        onChoose={(size) => choose({ size })}
      />
    </Pair>
  )
}

interface ChoiceProps {
  label: string
  value: string
  values: string[]
  onChoose(value: string): void
}

function Choice({ label, value, values, onChoose }: ChoiceProps) {
  const options = [...new Set(values)]
  if (options.length < 2) return null
  return (
    <SelectField required label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  )
}
