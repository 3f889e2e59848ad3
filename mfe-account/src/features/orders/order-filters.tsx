import { Button, Icon, media, TextField, tokens } from '@shop/shared-ui'
import { useRef, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { statusLabels } from '../../order-labels/order-status'
import { ordersPath, type OrdersQuery } from './orders-query'

const FiltersLayout = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`

const OrderSearch = styled.form.attrs({ method: 'get' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7.5rem;
  gap: ${tokens.space[2]};
  align-items: end;
  max-inline-size: 34rem;
`

const StatusChips = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space[2]};

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }

  a {
    display: grid;
    place-items: center;
    min-block-size: ${tokens.target};
    padding-inline: ${tokens.space[2]};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius};
    font-size: ${tokens.size.small};
    text-decoration: none;
  }

  ${media.tablet} {
    a {
      padding-inline: ${tokens.space[3]};
    }
  }

  a:hover {
    border-color: ${tokens.color.ink};
  }

  [aria-current] {
    border-color: ${tokens.color.ink};
    background: ${tokens.color.ink};
    color: ${tokens.color.page};
    font-weight: 600;
  }
`

const statusOptions = [[undefined, 'All'], ...Object.entries(statusLabels)] as [OrdersQuery['status'], string][]

/** Filters the order list by status (links) and by search text. */
export function OrderFilters({ status, search }: OrdersQuery) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)

  function find(submit: FormEvent) {
    submit.preventDefault()
    void navigate(ordersPath({ status, search: field.current?.value.trim() }))
  }

  return (
    <FiltersLayout>
      <OrderSearch role="search" aria-label="Your orders" onSubmit={find}>
        <TextField
          ref={field}
          key={search}
          label="Search your orders"
          type="search"
          name="search"
          placeholder="Order number or product"
          maxLength={100}
          defaultValue={search}
          autoComplete="off"
        />
        <Button type="submit" size="large">
          <Icon name="search" />
          Find
        </Button>
      </OrderSearch>
      <nav aria-label="Filter orders by status">
        <StatusChips className="statuses">
          {statusOptions.map(([choice, label]) => (
            <li key={label}>
              <Link
                to={ordersPath({ status: choice, search })}
                aria-current={choice === status ? 'page' : undefined}
                preventScrollReset
              >
                {label}
              </Link>
            </li>
          ))}
        </StatusChips>
      </nav>
    </FiltersLayout>
  )
}
