import type { WholesaleForm } from '@shop/shared-api'
import type { FieldBinding } from '../../fieldset'

/** Binds a form field by its name. */
export type FieldOf = (name: keyof WholesaleForm) => FieldBinding
