import { formatUsd, toCents, type OrderItem } from '@shop/shared-api'
import { Price, ProductImage, TextLink, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const List = styled.ul`
  border-block: ${tokens.rule.strong} solid ${tokens.color.ink};

  li {
    display: grid;
    grid-template-columns: 88px 1fr auto;
    align-items: start;
    gap: ${tokens.space[1]} ${tokens.space[4]};
    padding-block: ${tokens.space[4]};
  }

  li + li {
    border-block-start: 1px solid ${tokens.color.hairline};
  }

  small {
    display: block;
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.size.small};
  }

  .line-total {
    font-weight: 600;
    text-align: end;
  }

  @media print {
    .again {
      display: none;
    }
  }
`

/** What was bought, as it was then, each with the way to buy it again. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  return (
    <List className="items">
      {items.map((item) => (
        <li key={item.sku}>
          <ProductImage src={item.image} alt="" sizes="88px" />
          <div>
            <strong>{item.title}</strong>
            <small>
              {item.color}, {item.size}
            </small>
            <small>
              {item.quantity} × <UnitPrice item={item} />
            </small>
            {item.product_id !== null && (
              <TextLink className="again" to={productPath(item)}>
                Buy again
              </TextLink>
            )}
          </div>
          <span className="line-total">{formatUsd(toCents(item.line_total))}</span>
        </li>
      ))}
    </List>
  )
}

function UnitPrice({ item }: { item: OrderItem }) {
  return <Price cents={toCents(item.discount_price)} saleCents={toCents(item.unit_price)} />
}

function productPath({ product_id: id, color, size }: OrderItem): string {
  return `/shop/${id}?${new URLSearchParams({ color, size })}`
}
