import type { EquipmentForm } from '@shop/shared-api'
import { equipmentForm } from '@shop/shared-api/contract'
import { FormProblem, useApiForm } from '@shop/shared-forms'
import { Alert, Button, Stack } from '@shop/shared-ui'
import { useState, type FormEvent } from 'react'
import { ContactFields, WishFields } from '../../features/equipment/equipment-fields'
import { itemsOf, newRow, type ItemRow } from '../../features/equipment/equipment-items'
import { ItemsField } from '../../features/equipment/items-field'
import { sendRequest } from '../../features/equipment/send-request'
import { FilesField, useFiles } from '../../features/files/files-field'
import { artworkLimits } from '../../features/files/files-problem'
import { ProgrammePage } from '../../features/page/programme-page'
import { Fieldset } from '../../fieldset'

type Wish = Omit<EquipmentForm, 'items'>

/** Asks for custom equipment; guests may do so too. The answer is a quote by mail. */
export function EquipmentPage() {
  const artwork = useFiles(artworkLimits)
  const [rows, setRows] = useState<readonly ItemRow[]>([newRow(1)])
  const [rowsProblem, setRowsProblem] = useState<string>()
  const [requestNumber, setRequestNumber] = useState<string>()
  const form = useApiForm<Wish>({
    schema: equipmentForm.omit({ items: true }),
    send: async (values) => {
      const read = itemsOf(rows)
      if ('problem' in read || !artwork.check()) return
      setRequestNumber(await sendRequest(values, read.items, artwork.files))
    },
  })
  const field = (name: keyof Wish) => ({ error: form.errorOf(name), ...form.register(name) })

  function submit(event: FormEvent): void {
    const read = itemsOf(rows)
    setRowsProblem('problem' in read ? read.problem : undefined)
    artwork.check()
    void form.submit(event)
  }

  return (
    <ProgrammePage
      title="Custom equipment"
      lead="Gis, belts, gloves and teamwear in your club’s colors, from one piece to ten thousand. Tell us what you need and we send you a quote."
    >
      {requestNumber ? (
        <Alert tone="success" title="Your request is with us" announce="polite">
          Its number is {requestNumber}. We have sent you a mail, and a quote follows within two working days.
        </Alert>
      ) : (
        <Stack as="form" $gap={6} noValidate onSubmit={submit}>
          <FormProblem problem={form.problem} />
          <ContactFields field={field} />
          <Fieldset>
            <legend>Pieces</legend>
            <ItemsField rows={rows} problem={rowsProblem} onChange={setRows} />
          </Fieldset>
          <WishFields field={field} />
          <Fieldset>
            <legend>Artwork</legend>
            <FilesField
              label="Artwork"
              hint="Logos and sketches, if you have them: up to five PDF, JPG, PNG or WebP files of at most 10 MB each."
              limits={artworkLimits}
              choice={artwork}
            />
          </Fieldset>
          <Button type="submit" variant="action" size="large" wide busy={form.sending}>
            Send request
          </Button>
        </Stack>
      )}
    </ProgrammePage>
  )
}
