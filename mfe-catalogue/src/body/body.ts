/** A body measurement. */
export type Measure = 'height' | 'weight' | 'hand' | 'waist'

/** The shopper's measurements in centimeters and kilograms; missing ones are omitted. */
export type Body = Partial<Record<Measure, number>>
