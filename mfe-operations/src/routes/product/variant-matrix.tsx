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
  const sizes = [...new Set(variants.map(({ size }) => size))]
  const newVariant = (size: string, color: string): VariantDraft => ({
    sku: '',
    size,
    color,
    price: variants.at(-1)?.price ?? '',
    salePrice: '',
    stock: '0',
  })

  function addSize(name: string) {
    if (!sizes.includes(name))
      onChange({ variants: [...variants, ...colors.map((color) => newVariant(name, color.name))] })
  }

  function addColor(name: string) {
    if (colors.some((known) => known.name === name)) return
    const added = { name, hex: '#111111', picture: pictures[0]?.name ?? '' }
    const first = sizes.length > 0 ? sizes : ['One size']
    onChange({ colors: [...colors, added], variants: [...variants, ...first.map((size) => newVariant(size, name))] })
  }

  return (
    <Panel aria-labelledby="product-variants">
      <PanelTitle id="product-variants">Sizes and colors</PanelTitle>
      {colors.length === 0 && <Text>Add a color first, then its sizes.</Text>}
      {colors.map((color) => (
        <Stack key={color.name} as="section" aria-label={color.name}>
          <ColorHead
            color={color}
            pictures={pictures}
            onChange={(changed) => onChange({ colors: colors.map((known) => (known === color ? changed : known)) })}
            onRemove={() =>
              onChange({
                colors: colors.filter((known) => known !== color),
                variants: variants.filter((variant) => variant.color !== color.name),
              })
            }
          />
          <Sizes>
            {variants
              .filter((variant) => variant.color === color.name)
              .map((variant) => (
                <VariantRow
                  key={variant.size}
                  variant={variant}
                  onChange={(changes) =>
                    onChange({
                      variants: variants.map((known) => (known === variant ? { ...known, ...changes } : known)),
                    })
                  }
                  onRemove={() => onChange({ variants: variants.filter((known) => known !== variant) })}
                />
              ))}
          </Sizes>
        </Stack>
      ))}
      <EnteredText label="New color" button="Add color" onEnter={addColor} />
      <EnteredText label="New size" button="Add size" onEnter={addSize} />
      <EnteredText
        label="Price for all"
        button="Set all prices"
        inputMode="decimal"
        onEnter={(price) => onChange({ variants: variants.map((variant) => ({ ...variant, price })) })}
      />
    </Panel>
  )
}

interface VariantRowProps {
  variant: VariantDraft
  onChange(changes: Partial<VariantDraft>): void
  onRemove(): void
}

function VariantRow({ variant, onChange, onRemove }: VariantRowProps) {
  const name = `${variant.size} in ${variant.color}`
  return (
    <li>
      <Text>
        <strong>{variant.size}</strong>
      </Text>
      {cells.map(({ field, label, mode }) => (
        <TextField
          key={field}
          required={field !== 'salePrice'}
          label={label}
          aria-label={`${label} of ${name}`}
          inputMode={mode}
          maxLength={80}
          readOnly={field === 'sku' && variant.stockFrom !== undefined}
          value={variant[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      ))}
      <Cluster>
        {variant.stockFrom !== undefined && <StockHistory sku={variant.sku} />}
        <Button variant="quiet" onClick={onRemove}>
          Remove<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </Cluster>
    </li>
  )
}

interface EnteredTextProps {
  label: string
  button: string
  inputMode?: 'decimal'
  onEnter(text: string): void
}

/** A field whose button takes what was typed and empties it. */
function EnteredText({ label, button, inputMode, onEnter }: EnteredTextProps) {
  const [text, setText] = useState('')
  function enter() {
    if (!text.trim()) return
    onEnter(text.trim())
    setText('')
  }
  return (
    <Cluster $align="end">
      <TextField
        required
        label={label}
        inputMode={inputMode}
        maxLength={60}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button onClick={enter}>{button}</Button>
    </Cluster>
  )
}
