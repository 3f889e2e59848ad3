import { Icon, Price, ProductImage, Text, tokens } from '@shop/shared-ui'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { getPrices } from '../../product-price'
import type { SuggestionGroup, SuggestionOption } from './suggestion-options'

const SuggestionListbox = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  && ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

const SuggestionLink = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: ${tokens.target};
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.hairline};
  color: inherit;
  text-decoration: none;
  picture {
    inline-size: 4rem;
  }
  strong {
    display: block;
    font: 700 1.125rem/1.1 ${tokens.font.display};
    text-transform: uppercase;
  }
  small {
    display: block;
    color: ${tokens.color.inkMuted};
  }
  &[aria-selected='true'],
  &:hover {
    background: ${tokens.color.sunken};
  }
  &[aria-selected='true'] {
    box-shadow: inset 4px 0 ${tokens.color.ink};
  }
`

/** SuggestionList's props; `id` prefixes the IDs that the field references. */
export interface SuggestionListProps {
  id: string
  groups: readonly SuggestionGroup[]
  /** Index over the options of all groups. */
  chosen: number | null
  /** Called when a link opens in this tab. */
  onLeave: () => void
}

/** The suggestions as links; the focus stays in the field. */
export function SuggestionList({ id, groups, chosen, onLeave }: SuggestionListProps) {
  const all = groups.flatMap(({ options }) => options)
  return (
    <SuggestionListbox className="suggestions" id={`${id}-list`} role="listbox" aria-label="Suggestions">
      {groups.map(({ title, options }) => (
        <div key={title} role="group" aria-label={title}>
          <Text size="small" tone="inkMuted" aria-hidden>
            {title}
          </Text>
          {options.map((option) => {
            const index = all.indexOf(option)
            return (
              <SuggestionLink
                key={option.to}
                id={`${id}-${index}`}
                to={option.to}
                role="option"
                aria-selected={index === chosen}
                tabIndex={-1}
                onMouseDown={(press) => press.button === 0 && press.preventDefault()}
                onClick={(click) => isPlain(click) && onLeave()}
              >
                <OptionContent {...option} />
              </SuggestionLink>
            )
          })}
        </div>
      ))}
    </SuggestionListbox>
  )
}

/** Not for a new tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent) => !(ctrlKey || metaKey || shiftKey || button)

function OptionContent({ title, product }: SuggestionOption) {
  if (!product) {
    return (
      <>
        <Icon name="search" size={18} />
        <span>{title}</span>
      </>
    )
  }
  return (
    <>
      <ProductImage src={product.thumbnail} alt="" sizes="4rem" />
      <span>
        <strong>{title}</strong>
        <small>{product.category.title}</small>
        <span>
          {product.has_price_range && 'from '}
          <Price {...getPrices(product)} />
        </span>
      </span>
    </>
  )
}
