/** Formats height and weight in feet, inches and pounds; empty if both are unknown. */
export function formatBuild(heightCm: number | null, weightKg: number | null): string {
  const inches = heightCm === null ? null : Math.round(heightCm / 2.54)
  const height = inches === null ? null : `${Math.floor(inches / 12)}′${inches % 12}″`
  const weight = weightKg === null ? null : `${Math.round(weightKg / 0.453592)} lb`
  return [height, weight].filter(Boolean).join(', ')
}
