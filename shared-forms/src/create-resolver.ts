import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'

/** A zod schema that validates a form. */
export type Schema = Parameters<typeof zodResolver>[0]

/** A react-hook-form resolver that validates by a schema. */
export const createResolver = <Values extends FieldValues>(schema: Schema) =>
  zodResolver(schema) as never as Resolver<Values>
