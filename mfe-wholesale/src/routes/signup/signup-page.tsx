import type { WholesaleForm } from '@shop/shared-api'
import { wholesaleForm } from '@shop/shared-api/contract'
import { FormProblem, useApiForm } from '@shop/shared-forms'
import { Button, Stack, Text, TextLink } from '@shop/shared-ui'
import type { FormEvent } from 'react'
import { Fieldset } from '../../fieldset'
import { AccountFields } from '../../features/application/account-fields'
import { BusinessFields } from '../../features/application/business-fields'
import { sendApplication } from '../../features/application/send-application'
import { FilesField, useFiles } from '../../features/files/files-field'
import { documentLimits } from '../../features/files/files-problem'
import { ProgrammePage } from '../../features/page/programme-page'
import { enterSession } from '../../features/session/enter-session'
import { useGuestsOnly } from '../../features/session/use-guests-only'

const blank: Partial<WholesaleForm> = { business_type: 'gym', monthly_volume: 'lt_1k' }

/** The application for wholesale prices; whoever sends it is signed in, at retail prices until staff approve it. */
export function SignupPage() {
  useGuestsOnly()
  const documents = useFiles(documentLimits)
  const form = useApiForm<WholesaleForm>({
    schema: wholesaleForm,
    defaultValues: blank,
    send: async (values) => {
      if (documents.check()) enterSession(await sendApplication(values, documents.files), 'signup')
    },
  })
  const field = (name: keyof WholesaleForm) => ({ error: form.errorOf(name), ...form.register(name) })

  return (
    <ProgrammePage
      title="Wholesale application"
      lead="Tell us about your business. We read every application within two working days; until then you shop at retail prices."
    >
      <Stack
        as="form"
        $gap={6}
        noValidate
        onSubmit={(event: FormEvent) => {
          documents.check()
          void form.submit(event)
        }}
      >
        <FormProblem problem={form.problem} />
        <AccountFields field={field} />
        <BusinessFields field={field} />
        <Fieldset>
          <legend>Documents</legend>
          <FilesField
            label="Documents"
            hint="A business licence or resale certificate: up to three PDF, JPG or PNG files of at most 10 MB each."
            limits={documentLimits}
            choice={documents}
          />
        </Fieldset>
        <Button type="submit" variant="action" size="large" wide busy={form.sending}>
          Send application
        </Button>
      </Stack>
      <Text>
        In the programme already? <TextLink to="/wholesaler/login">Wholesale login</TextLink>
      </Text>
    </ProgrammePage>
  )
}
