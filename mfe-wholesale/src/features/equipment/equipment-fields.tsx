import type { EquipmentForm } from '@shop/shared-api'
import { TextAreaField, TextField } from '@shop/shared-ui'
import { Fieldset, FieldPair, type FieldBinding } from '../../fieldset'

type FieldOf = (name: Exclude<keyof EquipmentForm, 'items'>) => FieldBinding

/** The requester's contact details. */
export function ContactFields({ field }: { field: FieldOf }) {
  return (
    <Fieldset>
      <legend>Contact information</legend>
      <FieldPair>
        <TextField label="Your name" required autoComplete="name" {...field('name')} />
        <TextField label="Club or business" required autoComplete="organization" {...field('organisation')} />
        <TextField label="Email" type="email" required autoComplete="email" {...field('email')} />
        <TextField label="Phone" type="tel" required autoComplete="tel" {...field('phone')} />
      </FieldPair>
      <TextField label="What should we make?" required hint="For example: jiu-jitsu gis" {...field('category')} />
    </Fieldset>
  )
}

/** Further details for a quote. */
export function RequestFields({ field }: { field: FieldOf }) {
  return (
    <Fieldset>
      <legend>Details</legend>
      <FieldPair>
        <TextField label="Embroidery" hint="Up to 30 characters" {...field('embroidery_text')} />
        <TextField label="Needed by" type="date" hint="Allow at least 21 days" {...field('needed_by')} />
        <TextField label="Budget" {...field('budget')} />
      </FieldPair>
      <TextAreaField label="Notes" rows={5} {...field('notes')} />
    </Fieldset>
  )
}
