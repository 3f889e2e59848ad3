import type { EquipmentForm } from '@shop/shared-api'
import { FormProblem } from '@shop/shared-forms'
import { Alert, Button, Form, Stack, Text, TextLink } from '@shop/shared-ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CarriedDesign } from '../../features/designer/carried-design'
import { readDesign } from '../../features/designer/design-address'
import { ContactFields, WishFields } from '../../features/equipment/equipment-fields'
import { ItemsField } from '../../features/equipment/items-field'
import { FilesField } from '../../features/files/files-field'
import { UploadMeter } from '../../features/files/upload-meter'
import { ProgrammePage } from '../../features/page/programme-page'
import { HowItGoes } from '../../features/page/what-it-brings'
import { Fieldset } from '../../fieldset'
import { useRequest } from './use-request'

/** The form that had the focus is gone, and with it most of the page's length. */
const takeFocus = (receipt: HTMLElement | null) => receipt?.focus()

/** Asks for custom equipment; guests may do so too. The answer is a quote by mail, and for members on their page. */
export function EquipmentPage() {
  const [params] = useSearchParams()
  const [design] = useState(() => {
    const carried = params.get('design')
    return carried ? readDesign(new URLSearchParams(carried)).design : undefined
  })
  const { form, artwork, rows, changeRows, rowsProblem, requestNumber, upload, submit, isMember } = useRequest(design)
  const field = (name: Exclude<keyof EquipmentForm, 'items'>) => ({ error: form.errorOf(name), ...form.register(name) })

  return (
    <ProgrammePage
      title="Custom equipment"
      lead="Gis, belts, gloves and teamwear in your club’s colors, from one piece to ten thousand. Tell us what you need and we send you a quote."
      aside={<HowItGoes />}
    >
      {requestNumber ? (
        <div ref={takeFocus} tabIndex={-1}>
          <Alert tone="success" title="Your request is with us">
            Its number is {requestNumber}. We have sent you a mail, and a quote follows within two working days.{' '}
            {isMember && <TextLink to="/wholesaler/requests">Your requests</TextLink>}
          </Alert>
        </div>
      ) : (
        <Stack as={Form} $gap={6} noValidate onSubmit={submit}>
          {design ? (
            <CarriedDesign design={design} />
          ) : (
            <Text>
              Gloves, belts, gis and shirts: <TextLink to="/model">begin with a design</TextLink>.
            </Text>
          )}
          <FormProblem problem={form.problem} />
          <ContactFields field={field} />
          <Fieldset>
            <legend>Pieces</legend>
            <ItemsField rows={rows} problem={rowsProblem} onChange={changeRows} />
          </Fieldset>
          <WishFields field={field} />
          <Fieldset>
            <legend>Artwork</legend>
            <FilesField
              label="Artwork"
              hint="Logos and sketches, if you have them: up to five PDF, JPG, PNG or WebP files of at most 10 MB each."
              choice={artwork}
            />
          </Fieldset>
          <UploadMeter upload={upload} />
          <Button type="submit" variant="action" size="large" wide busy={form.sending}>
            Send request
          </Button>
        </Stack>
      )}
    </ProgrammePage>
  )
}
