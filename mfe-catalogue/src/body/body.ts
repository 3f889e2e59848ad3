/** A measure of the body that a shopper can take. */
export type Measure = 'height' | 'weight' | 'hand' | 'waist'

/** What the shopper told of themselves, in centimeters and kilograms; what they left open is left out. */
export type Body = Partial<Record<Measure, number>>
