import type { WholesaleForm } from '@shop/shared-api'
import type { FieldBinding } from '../../fieldset'

/** Binds a field of the application by its name. */
export type FieldOf = (name: keyof WholesaleForm) => FieldBinding
