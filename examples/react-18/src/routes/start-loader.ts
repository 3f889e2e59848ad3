import type { ScreenArguments } from '@shop/federation/own-react'
import { apiFrom } from '@shop/shared-api'

/** What the start page shows. */
export interface StartData {
  categories: string[]
}

/** Loads the names of the shop's main categories. */
export async function startLoader({ context }: ScreenArguments): Promise<StartData> {
  const { data } = await apiFrom(context).request('GET /get-categories')
  return { categories: data.map(({ title }) => title) }
}
