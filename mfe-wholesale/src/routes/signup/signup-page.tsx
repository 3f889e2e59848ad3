import type { WholesaleForm } from '@shop/shared-api'
import { wholesaleForm } from '@shop/shared-api/contract'
import { useApiForm } from '@shop/shared-forms'
import { Alert, Button, Stack, Text, TextLink } from '@shop/shared-ui'
import { useState } from 'react'
import { AccountFields } from '../../features/application/account-fields'
import { BusinessFields } from '../../features/application/business-fields'
import { DocumentsField } from '../../features/application/documents-field'
import { documentsProblem } from '../../features/application/documents'
import { sendApplication } from '../../features/application/send-application'
import { ProgrammePage } from '../../features/page/programme-page'
import { enterSession } from '../../features/session/enter-session'
import { useGuestsOnly } from '../../features/session/use-guests-only'

const blank: Partial<WholesaleForm> = { business_type: 'gym', monthly_volume: 'lt_1k' }

/** The application for wholesale prices; whoever sends it is signed in, at retail prices until staff approve it. */
export function SignupPage() {
  useGuestsOnly()
  const [documents, setDocuments] = useState<readonly File[]>([])
  const [documentsRefused, setDocumentsRefused] = useState<string>()
  const form = useApiForm<WholesaleForm>({
    schema: wholesaleForm,
    defaultValues: blank,
    send: async (values) => enterSession(await sendApplication(values, documents)),
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
        onSubmit={(event: React.FormEvent) => {
          const refused = documentsProblem(documents)
          setDocumentsRefused(refused)
          if (refused) event.preventDefault()
          else void form.submit(event)
        }}
      >
        {form.problem && (
          <Alert tone="error" announce="assertive">
            {form.problem}
          </Alert>
        )}
        <AccountFields field={field} />
        <BusinessFields field={field} />
        <DocumentsField
          documents={documents}
          error={documentsRefused}
          onChange={(chosen) => {
            setDocuments(chosen)
            setDocumentsRefused(chosen.length > 0 ? documentsProblem(chosen) : undefined)
          }}
        />
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
