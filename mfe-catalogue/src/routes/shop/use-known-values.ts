import { useState } from 'react'

interface Counted {
  value: string
  count: number
}

/**
 * A facet's values with those that stood there before on the same list: what leads to nothing for now stays in its
 * place with a 0, so that no option moves away from under a pointer.
 */
export function useKnownValues<Value extends Counted>(list: string, values: readonly Value[]): Value[] {
  const [known, setKnown] = useState({ list, values: [...values] })
  const before = known.list === list ? known.values : []
  const added = values.filter(({ value }) => !before.some((other) => other.value === value))
  const all = [...before, ...added]
  // State that follows a prop, as React has it: set while rendering, which renders anew before anything is shown.
  if (known.list !== list || added.length > 0) setKnown({ list, values: all })
  return all.map((one) => values.find(({ value }) => value === one.value) ?? { ...one, count: 0 })
}
