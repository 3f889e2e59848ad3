import { useState } from 'react'

interface Counted {
  value: string
  count: number
}

/**
 * A facet's options including those seen before on the same list: an option without matches stays in its position
 * with a
 * count of 0, so that no option shifts under the pointer.
 */
export function useStableOptions<Value extends Counted>(list: string, values: readonly Value[]): Value[] {
  const [options, setOptions] = useState({ list, values: [...values] })
  const before = options.list === list ? options.values : []
  const added = values.filter(({ value }) => !before.some((other) => other.value === value))
  const all = [...before, ...added]
  // State derived from props during render, which rerenders before anything is painted.
  if (options.list !== list || added.length > 0) setOptions({ list, values: all })
  return all.map((option) => values.find(({ value }) => value === option.value) ?? { ...option, count: 0 })
}
