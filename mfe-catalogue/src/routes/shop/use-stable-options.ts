import { useState } from 'react'

interface Counted {
  value: string
  count: number
}

/**
 * A facet's values with those that stood there before on the same list: what leads to nothing for now stays in its
 * place with a 0, so that no option moves away from under a pointer.
 */
export function useStableOptions<Value extends Counted>(list: string, values: readonly Value[]): Value[] {
  const [options, setOptions] = useState({ list, values: [...values] })
  const before = options.list === list ? options.values : []
  const added = values.filter(({ value }) => !before.some((other) => other.value === value))
  const all = [...before, ...added]
  // State that follows a prop, as React has it: set while rendering, which renders anew before anything is shown.
  if (options.list !== list || added.length > 0) setOptions({ list, values: all })
  return all.map((option) => values.find(({ value }) => value === option.value) ?? { ...option, count: 0 })
}
