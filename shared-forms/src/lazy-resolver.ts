import type { FieldValues, Resolver } from 'react-hook-form'
import type { Schema } from './create-resolver'

/**
 * A resolver that loads its schema on demand, since schema and zod are larger than the form. `load` prefetches them.
 * While they can't be loaded, validation passes here and the API validates by the same schema; the next validation
 * retries.
 */
export function createLazyResolver<Values extends FieldValues>(schema: () => Promise<Schema>) {
  let check: Promise<Resolver<Values> | undefined> | undefined
  const load = () => (check ??= fetchCheck<Values>(schema).catch(() => (check = undefined)))
  const resolver: Resolver<Values> = async (values, context, options) =>
    (await load())?.(values, context, options) ?? { values, errors: {} }
  return { load: () => void load(), resolver }
}

async function fetchCheck<Values extends FieldValues>(schema: () => Promise<Schema>): Promise<Resolver<Values>> {
  const [rules, { createResolver }] = await Promise.all([
    schema(),
    import(/* webpackChunkName: "rules" */ './create-resolver'),
  ])
  return createResolver(rules)
}
