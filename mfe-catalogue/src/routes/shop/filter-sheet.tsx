import { Button, Icon, media, Sheet, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import styled from 'styled-components'
import { activeFilters } from '../../features/listing/active-filters'
import { FilterForm } from './filter-form'
import type { ShopData } from './shop-loader'

const FilterSheetLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  min-block-size: 48px;
  border: ${tokens.rule.strong} solid ${tokens.color.ink};
  border-radius: ${tokens.radius};
  font: 700 1.125rem/1 ${tokens.font.display};
  text-transform: uppercase;
  text-decoration: none;
  ${media.desk} {
    display: none;
  }
`

/** The filters on phones: a button opens them as a sheet; without JavaScript it links to the sidebar. */
export function FilterSheet({ data }: { data: ShopData }) {
  const [open, setOpen] = useState(false)
  const { total } = data.list.meta
  const active = activeFilters(data.filters).length
  return (
    <>
      <FilterSheetLink
        href="#filters"
        role="button"
        onClick={(click) => {
          click.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="filter" />
        {active > 0 ? `Filters (${active})` : 'Filters'}
      </FilterSheetLink>
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
