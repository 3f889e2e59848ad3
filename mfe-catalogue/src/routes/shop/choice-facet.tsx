import type { Tint } from '../../color-swatch'
import { withSelected } from '../../features/listing/chosen-values'
import { FacetGroup } from './facet-group'
import { FacetOption } from './facet-option'
import type { ShopData } from './shop-loader'
import { useFilters } from './use-filters'
import { useStableOptions } from './use-stable-options'

interface ChoiceOption {
  value: string
  count: number
  hex?: string
  hexes?: string[]
}

const noOptions: readonly ChoiceOption[] = []
const every = () => true

/** ChoiceFacet's props; several values can be chosen. */
export interface ChoiceFacetProps {
  data: ShopData
  title: string
  /** The query parameter. */
  name: string
  /** The name of filter and facet. */
  filter: 'sizes' | 'colors' | 'disciplines' | 'fits'
  /** Limits the group to some of the values. */
  only?: (value: string) => boolean
}

/** A group of checkboxes; nothing without values, as from an older API. */
export function ChoiceFacet({ data, title, name, filter, only = every }: ChoiceFacetProps) {
  const { filters, pathname, change } = useFilters()
  const facet: readonly ChoiceOption[] = data.list.facets[filter] ?? noOptions
  const options = useStableOptions(`${pathname} ${filters.search}`, facet).filter(({ value }) => only(value))
  const chosen = filters[filter].filter(only)
  const toggled = (value: string) => (on: boolean) => {
    const others = filters[filter].filter((other) => other !== value)
    change({ [filter]: on ? [...others, value] : others })
  }
  return (
    <FacetGroup title={title} inputs={{ options, chosen }}>
      {withSelected<ChoiceOption>(options, chosen).map((option) => (
        <FacetOption
          key={option.value}
          name={name}
          value={option.value}
          count={option.count}
          tint={tintOf(option)}
          checked={chosen.includes(option.value)}
          onToggle={toggled(option.value)}
        >
          {option.value}
        </FacetOption>
      ))}
    </FacetGroup>
  )
}

const tintOf = (option: ChoiceOption): Tint | undefined => (option.hex === undefined ? undefined : (option as Tint))
