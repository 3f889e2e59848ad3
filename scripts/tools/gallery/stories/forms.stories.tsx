import {
  Button,
  Checkbox,
  Form,
  QuantityField,
  RadioGroup,
  SelectField,
  SizeOptions,
  Stack,
  Swatches,
  TextAreaField,
  TextField,
} from '@shop/shared-ui'
import { useState } from 'react'

export default { title: 'Forms' }

const colors = [
  { value: 'black', label: 'Black', colors: ['#141414'] },
  { value: 'black-red', label: 'Black and red', colors: ['#141414', '#c8102e'] },
  { value: 'white', label: 'White', colors: ['#f7f5f0'], soldOut: true },
]
const sizes = ['S', 'M', 'L', 'XL'].map((value) => ({ value, label: value, soldOut: value === 'XL' }))
const shipping = [
  { value: 'ground', label: 'Ground', description: '3 to 6 business days', aside: 'Free' },
  { value: 'express', label: 'Express', description: '1 to 2 business days', aside: '$24.00' },
]

export const Fields = {
  render: () => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <TextField label="Email" type="email" hint="For your receipt" required />
        <TextField label="ZIP code" defaultValue="1234" error="Enter a ZIP code of 5 digits." />
        <SelectField label="State" defaultValue="NY">
          <option value="NY">New York</option>
          <option value="TX">Texas</option>
        </SelectField>
        <TextAreaField label="Message" rows={4} />
        <Checkbox label="Send me news and offers" />
        <Checkbox label="I accept the terms" error="Accept the terms to continue." />
        <Button variant="action" type="submit">
          Save
        </Button>
      </Stack>
    </Form>
  ),
}

function ChoicesDemo({ error }: { error?: string }) {
  const [color, setColor] = useState<string | null>(null)
  const [size, setSize] = useState<string | null>('M')
  const [service, setService] = useState<string | null>('ground')
  return (
    <Stack>
      <Swatches label="Color" options={colors} value={color} onChange={setColor} error={error} />
      <SizeOptions label="Size" options={sizes} value={size} onChange={setSize} />
      <RadioGroup label="Shipping" options={shipping} value={service} onChange={setService} />
    </Stack>
  )
}

export const Choices = { render: () => <ChoicesDemo /> }
export const ChoicesWithError = { render: () => <ChoicesDemo error="Choose a color." /> }

function QuantityDemo({ max }: { max: number }) {
  const [quantity, setQuantity] = useState(1)
  return <QuantityField label="Quantity" value={quantity} max={max} onChange={setQuantity} />
}

export const Quantity = { render: () => <QuantityDemo max={10} /> }
export const QuantityOfLastPiece = { render: () => <QuantityDemo max={1} /> }
