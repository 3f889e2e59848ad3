import { Button, Heading, Sheet, media, tokens, Icon } from '@shop/shared-ui'
import { useState } from 'react'
import styled from 'styled-components'
import { activeFilters } from '../../features/listing/active-filters'
import { FilterForm, FILTER_FORM } from './filter-form'
import type { ShopData } from './shop-loader'

/** Beside the list on a desk. On a phone it shows only where the link to it could not become a sheet, for want of JavaScript. */
const Aside = styled.aside`
  display: none;
  &:target {
    display: block;
  }
  ${media.desk} {
    display: block;
  }
  > h2 {
    margin-block-end: ${tokens.space[4]};
  }
`

const Opener = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  min-block-size: 48px;
  border: ${tokens.rule.strong} solid ${tokens.color.ink};
  border-radius: ${tokens.radius};
  font: 600 1.125rem/1 ${tokens.font.display};
  text-transform: uppercase;
  text-decoration: none;
  ${media.desk} {
    display: none;
  }
`

/** The filters: a column on a desk, a sheet on a phone. */
export function FilterPanel({ data }: { data: ShopData }) {
  const [open, setOpen] = useState(false)
  const { total } = data.list.meta
  const active = activeFilters(data.filters).length
  return (
    <>
      <Opener
        href="#filters"
        role="button"
        onClick={(click) => {
          click.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="filter" />
        {active > 0 ? `Filters (${active})` : 'Filters'}
      </Opener>
      <Aside id="filters" aria-label="Filters">
        <Heading level={2} size="title">
          Filters
        </Heading>
        <FilterForm data={data} id={FILTER_FORM} />
      </Aside>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        side="bottom"
        footer={
          <Button variant="action" wide onClick={() => setOpen(false)}>
            {total === 1 ? 'Show 1 product' : `Show ${total} products`}
          </Button>
        }
      >
        <FilterForm data={data} id="filter-sheet" />
      </Sheet>
    </>
  )
}
