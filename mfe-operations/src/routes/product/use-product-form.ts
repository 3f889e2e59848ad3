import { ApiError } from '@shop/shared-api'
import { useApiForm } from '@shop/shared-forms'
import { toast } from '@shop/shared-ui'
import { useState } from 'react'
import type { ActionField } from '../../action/action-field'
import { rulesOf } from '../../action/rules-of'
import { currentOf } from '../../client/current-of'
import type { Done } from '../../client/staff-client'
import { useStaffClient } from '../../client/staff-context'
import {
  isPhotograph,
  problemOf,
  saveInput,
  type ProductDraft,
  type ProductParts,
  type ProductRecord,
} from './product-draft'

interface ProductFormOptions {
  draft: ProductDraft
  /** The product as it is stored; none for a new one. */
  stored?: ProductRecord
  fields: ActionField[]
  onSaved(id: number): void | Promise<void>
}

/**
 * The form of a product. `conflict` is the stored product if someone else saved it in the meantime; `saveOver` replaces
 * it.
 */
export function useProductForm({ draft, stored, fields, onSaved }: ProductFormOptions) {
  const client = useStaffClient()
  const [conflict, setConflict] = useState<(ProductRecord & ProductParts) | null>(null)

  async function save(values: ProductDraft, base?: ProductRecord) {
    const problem = problemOf(values)
    if (problem) throw new ApiError(422, 'invalid', problem)
    for (const { name, alt, focal_x, focal_y } of values.pictures.filter(isPhotograph))
      await client.run('photographs.edit', { name, alt, focal_x, focal_y })
    const which = base && { id: base.id, version: base.version }
    const { done, detail } = await client.run<Done & { detail: { id: number } }>('products.save', {
      ...saveInput(values),
      ...which,
    })
    toast(done, { type: 'success' })
    await onSaved(detail.id)
  }

  const form = useApiForm<ProductDraft>({
    schema: () => rulesOf(fields),
    defaultValues: draft,
    send: (values) =>
      save(values, stored).catch((error: unknown) => {
        const current = currentOf<ProductRecord & ProductParts>(error)
        if (!current) throw error
        setConflict(current)
      }),
  })
  return { form, conflict, closeConflict: () => setConflict(null), saveOver: save }
}
