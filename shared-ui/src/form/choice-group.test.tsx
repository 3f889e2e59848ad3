import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { RadioGroup } from './radio-group'
import { SizeOptions } from './size-options'
import { Swatches } from './swatches'

function ColourChoice({ heard = () => undefined }: { heard?: (value: string) => void }) {
  const [colour, setColour] = useState<string | null>(null)
  const choose = (value: string) => {
    setColour(value)
    heard(value)
  }
  return (
    <Swatches
      label="Colour"
      value={colour}
      onChange={choose}
      options={[
        { value: 'black-red', label: 'Black and red', colors: ['#111', '#c00'] },
        { value: 'white', label: 'White', colors: ['#fff'] },
        { value: 'gold', label: 'Gold', colors: ['#ca2'], soldOut: true },
      ]}
    />
  )
}

test('swatches are a radio group whose options are named by their colour', () => {
  render(<ColourChoice />)
  expect(screen.getByRole('radiogroup', { name: 'Colour' })).toBeVisible()
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Black and red',
    'White',
    'Gold, sold out',
  ])
})

test('the chosen colour is named beside the label', async () => {
  render(<ColourChoice />)
  await userEvent.click(screen.getByRole('radio', { name: 'White' }))
  expect(screen.getByRole('radio', { name: 'White' })).toBeChecked()
  expect(screen.getByRole('radiogroup', { name: 'Colour' })).toHaveTextContent('Colour: White')
})

test('a sold-out colour can be chosen and says so', async () => {
  const heard = jest.fn()
  render(<ColourChoice heard={heard} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Gold, sold out' }))
  expect(heard).toHaveBeenCalledWith('gold')
  expect(screen.getByRole('radiogroup', { name: 'Colour' })).toHaveTextContent('Colour: Gold, sold out')
})

test('arrows move within the group and Tab leaves it', async () => {
  render(
    <>
      <ColourChoice />
      <button type="button">After</button>
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'White' })).toBeChecked()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('sizes are a radio group, and an error is read with it', async () => {
  const heard = jest.fn()
  render(
    <SizeOptions
      label="Size"
      value={null}
      onChange={heard}
      error="Choose a size."
      options={[
        { value: '10', label: '10 oz' },
        { value: '14', label: '14 oz', soldOut: true },
      ]}
    />,
  )
  expect(screen.getByRole('radiogroup', { name: 'Size' })).toHaveAccessibleDescription('Choose a size.')
  await userEvent.click(screen.getByRole('radio', { name: '14 oz, sold out' }))
  expect(heard).toHaveBeenCalledWith('14')
})

test('a list of choices says what each one means', () => {
  render(
    <RadioGroup
      label="Delivery"
      value="simple"
      onChange={() => undefined}
      options={[
        { value: 'simple', label: 'Standard', description: '3 to 5 days', aside: '$5.99' },
        { value: 'express', label: 'Express', aside: '$19.99' },
      ]}
    />,
  )
  expect(screen.getByRole('radio', { name: /Standard.*3 to 5 days.*\$5\.99/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: /Express.*\$19\.99/ })).not.toBeChecked()
})
