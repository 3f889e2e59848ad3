import type { Body, Measure } from './body'

/** In which units the shopper measures. */
export type Units = 'us' | 'metric'

/** A box to type a number into: part of a measure in a unit of its own. */
export interface UnitField {
  /** As in the form's data. */
  name: string
  measure: Measure
  label: string
  /** Centimeters or kilograms in one of the unit. */
  worth: number
}

const field = (measure: Measure, label: string, worth: number): UnitField => ({ name: measure, measure, label, worth })

const fields: Record<Units, Record<Measure, readonly UnitField[]>> = {
  us: {
    height: [
      { name: 'feet', measure: 'height', label: 'Height, feet', worth: 30.48 },
      { name: 'inches', measure: 'height', label: 'and inches', worth: 2.54 },
    ],
    weight: [field('weight', 'Weight, pounds', 0.453592)],
    hand: [field('hand', 'Around the palm, inches', 2.54)],
    waist: [field('waist', 'Waist, inches', 2.54)],
  },
  metric: {
    height: [field('height', 'Height, cm', 1)],
    weight: [field('weight', 'Weight, kg', 1)],
    hand: [field('hand', 'Around the palm, cm', 1)],
    waist: [field('waist', 'Waist, cm', 1)],
  },
}

/** What is asked for the measures, in the given units. */
export function unitFields(units: Units, measures: readonly Measure[]): UnitField[] {
  return measures.flatMap((measure) => fields[units][measure])
}

/** Reads what was typed into centimeters and kilograms; what is empty or no number above zero is left out. */
export function readBody(units: Units, measures: readonly Measure[], typed: FormData): Body {
  const body: Body = {}
  for (const { name, measure, worth } of unitFields(units, measures)) {
    const amount = Number(String(typed.get(name) ?? '').replace(',', '.'))
    if (amount > 0) body[measure] = (body[measure] ?? 0) + amount * worth
  }
  return body
}
