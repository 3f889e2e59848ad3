/** Adds selected values that are missing from the facet, so that they can be deselected. */
export function withSelected<Value extends { value: string; count: number }>(
  values: readonly Value[],
  chosen: readonly string[],
): (Value | { value: string; count: number })[] {
  const lost = chosen.filter((value) => !values.some((option) => option.value === value))
  return [...lost.map((value) => ({ value, count: 0 })), ...values]
}
