import type { Product } from '@shop/shared-api'
import { useSearchParams } from 'react-router-dom'
import { parseChoice, serializeChoice, type Choice } from './variant-choice'

/** Color and size from the URL, and a function that changes them; Back leaves the product, not the last color. */
export function useChoice(product: Product): [Choice, (change: Partial<Choice>) => void] {
  const [params, setParams] = useSearchParams()
  const choose = (change: Partial<Choice>) =>
    setParams(serializeChoice(params, change), { replace: true, preventScrollReset: true })
  return [parseChoice(product, params), choose]
}
