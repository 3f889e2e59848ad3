import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'

/** What a form is checked by. */
export type Schema = Parameters<typeof zodResolver>[0]

/** Checks a form's values by a schema. */
export const resolverOf = <Values extends FieldValues>(schema: Schema) =>
  zodResolver(schema) as never as Resolver<Values>
