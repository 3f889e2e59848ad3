import type { FieldValues, Resolver } from 'react-hook-form'
import type { Schema } from './resolver-of'

/**
 * Rules that come after their form: they and zod weigh more than it. `load` fetches them ahead of need. Without them
 * nothing is found wrong here, and the API, which has the same rules, judges what is sent; the next check tries again.
 */
export function lateRules<Values extends FieldValues>(schema: () => Promise<Schema>) {
  let check: Promise<Resolver<Values> | undefined> | undefined
  const load = () => (check ??= fetchCheck<Values>(schema).catch(() => (check = undefined)))
  const resolver: Resolver<Values> = async (values, context, options) =>
    (await load())?.(values, context, options) ?? { values, errors: {} }
  return { load: () => void load(), resolver }
}

async function fetchCheck<Values extends FieldValues>(schema: () => Promise<Schema>): Promise<Resolver<Values>> {
  const [rules, { resolverOf }] = await Promise.all([schema(), import(/* webpackChunkName: "rules" */ './resolver-of')])
  return resolverOf(rules)
}
