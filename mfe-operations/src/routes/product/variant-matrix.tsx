import { Button, Cluster, Stack, Text, TextField, tokens, VisuallyHidden } from '@shop/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { ColorHead } from './color-head'
import type { Picture, ProductColor, VariantDraft } from './product-draft'
import { StockHistory } from './stock-history'

const Sizes = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(7rem, 45%), 1fr));
    gap: ${tokens.space[3]};
    align-items: end;
  }
`

interface VariantMatrixProps {
  variants: readonly VariantDraft[]
  colors: readonly ProductColor[]
  pictures: readonly Picture[]
  onChange(changes: { variants?: VariantDraft[]; colors?: ProductColor[] }): void
}

const cells: { field: 'sku' | 'price' | 'salePrice' | 'stock'; label: string; mode?: 'decimal' | 'numeric' }[] = [
  { field: 'sku', label: 'SKU' },
  { field: 'price', label: 'Price', mode: 'decimal' },
  { field: 'salePrice', label: 'Sale price', mode: 'decimal' },
  { field: 'stock', label: 'In stock', mode: 'numeric' },
]

/** The sizes of each color, with their SKUs, prices and stock. */
export function VariantMatrix({ variants, colors, pictures, onChange }: VariantMatrixProps) {
  const [size, setSize] = useState('')
  const [color, setColor] = useState('')
  const [price, setPrice] = useState('')
  const sizes = [...new Set(variants.map((variant) => variant.size))]
  const lastPrice = variants.at(-1)?.price ?? ''
  const newVariant = (of: string, name: string): VariantDraft => ({
    sku: '',
    size: of,
    color: name,
    price: lastPrice,
    salePrice: '',
    stock: '0',
  })
  const change = (changed: VariantDraft, changes: Partial<VariantDraft>) =>
    onChange({ variants: variants.map((variant) => (variant === changed ? { ...variant, ...changes } : variant)) })

  function addSize() {
    const name = size.trim()
    if (!name || sizes.includes(name)) return
    onChange({ variants: [...variants, ...colors.map((of) => newVariant(name, of.name))] })
    setSize('')
  }

  function addColor() {
    const name = color.trim()
    if (!name || colors.some((known) => known.name === name)) return
    const added = { name, hex: '#111111', picture: pictures[0]?.name ?? '' }
    const first = sizes.length > 0 ? sizes : ['One size']
    onChange({ colors: [...colors, added], variants: [...variants, ...first.map((of) => newVariant(of, name))] })
    setColor('')
  }

  return (
    <Panel aria-labelledby="product-variants">
      <PanelTitle id="product-variants">Sizes and colors</PanelTitle>
      {colors.length === 0 && <Text>Add a color first, then its sizes.</Text>}
      {colors.map((of) => (
        <Stack key={of.name} as="section" aria-label={of.name}>
          <ColorHead
            color={of}
            pictures={pictures}
            onChange={(changed) => onChange({ colors: colors.map((known) => (known === of ? changed : known)) })}
            onRemove={() =>
              onChange({
                colors: colors.filter((known) => known !== of),
                variants: variants.filter((variant) => variant.color !== of.name),
              })
            }
          />
          <Sizes>
            {variants
              .filter((variant) => variant.color === of.name)
              .map((variant) => (
                <li key={variant.size}>
                  <Text>
                    <strong>{variant.size}</strong>
                  </Text>
                  {cells.map(({ field, label, mode }) => (
                    <TextField
                      key={field}
                      required={field !== 'salePrice'}
                      label={label}
                      aria-label={`${label} of ${variant.size} in ${of.name}`}
                      inputMode={mode}
                      maxLength={80}
                      readOnly={field === 'sku' && variant.stockFrom !== undefined}
                      value={variant[field]}
                      onChange={({ target }) => change(variant, { [field]: target.value })}
                    />
                  ))}
                  <Cluster>
                    {variant.stockFrom !== undefined && <StockHistory sku={variant.sku} />}
                    <Button
                      variant="quiet"
                      onClick={() => onChange({ variants: variants.filter((other) => other !== variant) })}
                    >
                      Remove<VisuallyHidden>{` ${variant.size} in ${of.name}`}</VisuallyHidden>
                    </Button>
                  </Cluster>
                </li>
              ))}
          </Sizes>
        </Stack>
      ))}
      <Cluster $align="end">
        <TextField
          required
          label="New color"
          maxLength={60}
          value={color}
          onChange={({ target }) => setColor(target.value)}
        />
        <Button onClick={addColor}>Add color</Button>
      </Cluster>
      <Cluster $align="end">
        <TextField
          required
          label="New size"
          maxLength={60}
          value={size}
          onChange={({ target }) => setSize(target.value)}
        />
        <Button onClick={addSize}>Add size</Button>
      </Cluster>
      <Cluster $align="end">
        <TextField
          required
          label="Price for all"
          inputMode="decimal"
          maxLength={12}
          value={price}
          onChange={({ target }) => setPrice(target.value)}
        />
        <Button onClick={() => onChange({ variants: variants.map((variant) => ({ ...variant, price })) })}>
          Set all prices
        </Button>
      </Cluster>
    </Panel>
  )
}
