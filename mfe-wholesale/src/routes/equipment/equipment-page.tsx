import type { EquipmentForm } from '@shop/shared-api'
import { FormError } from '@shop/shared-forms'
import { Alert, Button, Form, Stack, Text, TextLink } from '@shop/shared-ui'
import { parseDesign } from '@shop/shared-drawings/designer'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AttachedDesign } from '../../features/designer/attached-design'
import { ContactFields, RequestFields } from '../../features/equipment/equipment-fields'
import { ItemsField } from '../../features/equipment/items-field'
import { FilesField } from '../../features/files/files-field'
import { UploadMeter } from '../../features/files/upload-meter'
import { ProgramPage } from '../../features/page/program-page'
import { RequestSteps } from '../../features/page/program-benefits'
import { Fieldset } from '../../fieldset'
import { useRequest } from './use-request'

/** Focuses the receipt, as the focused form has disappeared with most of the page. */
const takeFocus = (receipt: HTMLElement | null) => receipt?.focus()

/** Requests custom equipment, as a guest too. The quote arrives by email, and in the requests of signed-in users. */
export function EquipmentPage() {
  const [params] = useSearchParams()
  const [design] = useState(() => {
    const carried = params.get('design')
    return carried ? parseDesign(new URLSearchParams(carried)).design : undefined
  })
  const { form, artwork, rows, changeRows, rowsProblem, requestNumber, upload, submit, isMember } = useRequest(design)
  const field = (name: Exclude<keyof EquipmentForm, 'items'>) => ({ error: form.errorOf(name), ...form.register(name) })

  return (
    <ProgramPage
      title="Custom equipment"
      lead="Gis, belts, gloves and teamwear in your club’s colors, from one item to 10,000. Tell us what you need, and we’ll send you a quote."
      aside={<RequestSteps />}
    >
      {requestNumber ? (
        <div ref={takeFocus} tabIndex={-1}>
          <Alert tone="success" title="We’ve received your request">
            Your request number is {requestNumber}. We’ve sent you a confirmation email and will send your quote within
            two business days. {isMember && <TextLink to="/wholesaler/requests">View your requests</TextLink>}
          </Alert>
        </div>
      ) : (
        <Stack as={Form} $gap={6} noValidate onSubmit={submit}>
          {design ? (
            <AttachedDesign design={design} />
          ) : (
            <Text>
              For gloves, belts, gis and shirts, you can <TextLink to="/model">start with a design</TextLink>.
            </Text>
          )}
          <FormError message={form.problem} />
          <ContactFields field={field} />
          <Fieldset>
            <legend>Items</legend>
            <ItemsField rows={rows} problem={rowsProblem} onChange={changeRows} />
          </Fieldset>
          <RequestFields field={field} />
          <Fieldset>
            <legend>Artwork</legend>
            <FilesField
              label="Artwork"
              hint="Logos and sketches, if you have them. Up to 5 PDF, JPG, PNG or WebP files, 10 MB each."
              choice={artwork}
            />
          </Fieldset>
          <UploadMeter upload={upload} />
          <Button type="submit" variant="action" size="large" wide busy={form.sending}>
            Submit request
          </Button>
        </Stack>
      )}
    </ProgramPage>
  )
}
