import {
  forcedColorsSelected,
  focusRing,
  visuallyHiddenStyles,
  ProductImage,
  SizeOptions,
  tokens,
} from '@shop/shared-ui'
import { withProduct, getDesignable, productKeys, type ProductKey } from '@shop/shared-drawings/designer'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { Designer } from './use-designer'

const ProductCards = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 8rem));
  gap: ${tokens.space[2]};

  label {
    display: grid;
    align-content: start;
    border: ${tokens.rule.strong} solid transparent;
    border-radius: ${tokens.radius};
    background: ${tokens.color.surface};
    font: 700 1.0625rem/1.1 ${tokens.font.display};
    text-align: center;
    cursor: pointer;
  }

  label:has(:checked) {
    border-color: ${tokens.color.ink};
  }

  label {
    ${forcedColorsSelected}
  }

  label:has(:focus-visible) {
    ${focusRing}
  }

  input {
    ${visuallyHiddenStyles}
  }

  span {
    padding: ${tokens.space[2]} ${tokens.space[1]};
  }
`

const pictureOf = (product: ProductKey) => {
  const { styles, start } = getDesignable(product)
  return `/api/media/products/${product}.${Object.keys(styles)[0]}.${start.join('-')}`
}

/** Selects the product and its style. Another product starts with its defaults and keeps the text. */
export function ProductChoice({ designer: { design, change } }: { designer: Designer }) {
  const name = useId()
  return (
    <>
      <ProductCards role="radiogroup" aria-label="Product">
        {productKeys.map((product) => (
          <label key={product}>
            <input
              type="radio"
              name={name}
              value={product}
              checked={product === design.product}
              onChange={() => change(withProduct(design, product))}
            />
            <ProductImage src={pictureOf(product)} alt="" sizes="7rem" loading="eager" />
            <span>{getDesignable(product).name}</span>
          </label>
        ))}
      </ProductCards>
      <SizeOptions
        label="Style"
        options={Object.entries(getDesignable(design.product).styles).map(([value, label]) => ({ value, label }))}
        value={design.style}
        onChange={(style) => change({ ...design, style })}
      />
    </>
  )
}
