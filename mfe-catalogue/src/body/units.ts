import type { Body, Measure } from './body'

/** The unit system of the form. */
export type Units = 'us' | 'metric'

/** An input of one measurement in one unit. */
export interface UnitField {
  /** The input's name in the form data. */
  name: string
  measure: Measure
  label: string
  /** Centimeters or kilograms per unit. */
  worth: number
}

const field = (measure: Measure, label: string, worth: number): UnitField => ({ name: measure, measure, label, worth })

const fields: Record<Units, Record<Measure, readonly UnitField[]>> = {
  us: {
    height: [
      { name: 'feet', measure: 'height', label: 'Height, feet', worth: 30.48 },
      { name: 'inches', measure: 'height', label: 'Height, inches', worth: 2.54 },
    ],
    weight: [field('weight', 'Weight, pounds', 0.453592)],
    hand: [field('hand', 'Palm circumference, inches', 2.54)],
    waist: [field('waist', 'Waist, inches', 2.54)],
  },
  metric: {
    height: [field('height', 'Height, cm', 1)],
    weight: [field('weight', 'Weight, kg', 1)],
    hand: [field('hand', 'Palm circumference, cm', 1)],
    waist: [field('waist', 'Waist, cm', 1)],
  },
}

/** Returns the inputs of the given measurements. */
export function unitFields(units: Units, measures: readonly Measure[]): UnitField[] {
  return measures.flatMap((measure) => fields[units][measure])
}

/** Parses the form into centimeters and kilograms; omits empty, invalid and non-positive values. */
export function readBody(units: Units, measures: readonly Measure[], typed: FormData): Body {
  const body: Body = {}
  for (const { name, measure, worth } of unitFields(units, measures)) {
    const amount = Number(String(typed.get(name) ?? '').replace(',', '.'))
    if (amount > 0) body[measure] = (body[measure] ?? 0) + amount * worth
  }
  return body
}
