import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { RadioGroup } from './radio-group'
import { SizeOptions } from './size-options'
import { Swatches } from './swatches'

function ColorChoice({ onChange = () => undefined }: { onChange?: (value: string) => void }) {
  const [color, setColor] = useState<string | null>(null)
  const choose = (value: string) => {
    setColor(value)
    onChange(value)
  }
  return (
    <Swatches
      label="Color"
      value={color}
      onChange={choose}
      options={[
        { value: 'black-red', label: 'Black and red', colors: ['#111', '#c00'] },
        { value: 'white', label: 'White', colors: ['#fff'] },
        { value: 'gold', label: 'Gold', colors: ['#ca2'], soldOut: true },
      ]}
    />
  )
}

describe('choice group', () => {
  test('renders swatches as a radio group named by color', () => {
    render(<ColorChoice />)
    expect(screen.getByRole('radiogroup', { name: 'Color' })).toBeVisible()
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Black and red',
      'White',
      'Gold, sold out',
    ])
  })

  test('names the selected color next to the label', async () => {
    render(<ColorChoice />)
    await userEvent.click(screen.getByRole('radio', { name: 'White' }))
    expect(screen.getByRole('radio', { name: 'White' })).toBeChecked()
    expect(screen.getByRole('radiogroup', { name: 'Color' })).toHaveTextContent('Color: White')
  })

  test('shows a picture of the product in a color, decorative as the color has a name', () => {
    const options = [{ value: 'red', label: 'Red', colors: ['#c00'], image: '/api/media/products/glove.red' }]
    render(<Swatches label="Color" value={null} onChange={() => undefined} options={options} />)
    const swatch = screen.getByRole('radio', { name: 'Red' }).closest('label')
    expect(swatch?.querySelector('img')).toHaveAttribute('src', '/api/media/products/glove.red/640.webp')
    expect(swatch?.querySelector('img')).toHaveAttribute('alt', '')
  })

  test('can select a sold-out color and says that it is sold out', async () => {
    const onChange = jest.fn()
    render(<ColorChoice onChange={onChange} />)
    await userEvent.click(screen.getByRole('radio', { name: 'Gold, sold out' }))
    expect(onChange).toHaveBeenCalledWith('gold')
    expect(screen.getByRole('radiogroup', { name: 'Color' })).toHaveTextContent('Color: Gold, sold out')
  })

  test('moves within the group by arrow keys and leaves it by Tab', async () => {
    render(
      <>
        <ColorChoice />
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

  test('renders sizes as a radio group described by its error', async () => {
    const onChange = jest.fn()
    render(
      <SizeOptions
        label="Size"
        value={null}
        onChange={onChange}
        error="Choose a size."
        options={[
          { value: '10', label: '10 oz' },
          { value: '14', label: '14 oz', soldOut: true },
        ]}
      />,
    )
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toHaveAccessibleDescription('Choose a size.')
    await userEvent.click(screen.getByRole('radio', { name: '14 oz, sold out' }))
    expect(onChange).toHaveBeenCalledWith('14')
  })

  test('describes each option of a list', () => {
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
})
