import { formatDollars, toCents, type OrderItem } from '@shop/shared-api'
import { Price, ProductImage, TextLink, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { ReorderButton, productPath } from './reorder-button'

const OrderItemList = styled.ul`
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

  .title a {
    color: inherit;
  }

  .line-total {
    font-weight: 600;
    text-align: end;
  }

  .again {
    grid-column: 2 / -1;
  }

  .again:empty {
    display: none;
  }

  @media print {
    .again,
    li > :first-child {
      display: none;
    }

    li {
      grid-template-columns: 1fr auto;
      padding-block: ${tokens.space[2]};
      break-inside: avoid;
    }
  }
`

/** The order lines as purchased, each with its item code and a reorder button; print omits the image. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  return (
    <OrderItemList className="items">
      {items.map((item) => (
        <li key={item.sku}>
          <ProductImage src={item.image} alt="" sizes="88px" />
          <div>
            <strong className="title">
              {item.product_id === null ? item.title : <TextLink to={productPath(item)}>{item.title}</TextLink>}
            </strong>
            <small>
              {item.color}, {item.size}
            </small>
            <small>Item code {item.sku}</small>
            {item.names.length > 0 && (
              <small>
                Names: {item.names.map(({ name, number }) => [name, number].filter(Boolean).join(' ')).join(', ')}
              </small>
            )}
            <small>
              {item.quantity} × <UnitPrice item={item} />
            </small>
            {item.cancelled_quantity > 0 && (
              <small>
                <strong>
                  {item.cancelled_quantity === item.quantity ? 'Canceled' : `${item.cancelled_quantity} canceled`}
                </strong>
              </small>
            )}
          </div>
          <span className="line-total">{formatDollars(item.line_total)}</span>
          <div className="again">
            {item.product_id !== null && (
              <ReorderButton items={[item]} label="Buy again" about={[item.title, item.color, item.size].join(', ')} />
            )}
          </div>
        </li>
      ))}
    </OrderItemList>
  )
}

function UnitPrice({ item }: { item: OrderItem }) {
  return <Price cents={toCents(item.discount_price)} saleCents={toCents(item.unit_price)} />
}
