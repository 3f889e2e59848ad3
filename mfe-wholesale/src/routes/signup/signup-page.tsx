import type { WholesaleForm } from '@shop/shared-api'
import { FormError } from '@shop/shared-forms'
import { Button, Cluster, Form, Stack, Text, TextLink } from '@shop/shared-ui'
import { Fieldset } from '../../fieldset'
import { AccountFields } from '../../features/application/account-fields'
import { BusinessFields } from '../../features/application/business-fields'
import { StepBar } from '../../features/application/step-bar'
import { steps } from '../../features/application/steps'
import { FilesField } from '../../features/files/files-field'
import { UploadMeter } from '../../features/files/upload-meter'
import { ProgramPage } from '../../features/page/program-page'
import { ProgramBenefits } from '../../features/page/program-benefits'
import { useGuestsOnly } from '../../features/session/use-guests-only'
import { useApplication } from './use-application'

/** The application for wholesale prices; it creates an account at retail prices until approval. */
export function SignupPage() {
  useGuestsOnly()
  const { form, documents, step, upload, submit, back, keep } = useApplication()
  const field = (name: keyof WholesaleForm) => ({ error: form.errorOf(name), ...form.register(name) })
  const isLast = step === steps.length - 1

  return (
    <ProgramPage
      title="Wholesale application"
      lead="Tell us about your business. We review applications within two business days. Until then, you’ll see retail prices."
      aside={<ProgramBenefits />}
    >
      <StepBar titles={steps.map(({ title }) => title)} current={step} />
      <Stack as={Form} $gap={6} noValidate onSubmit={submit} onChange={keep}>
        <FormError message={form.problem} />
        <div hidden={step !== 0}>
          <AccountFields field={field} />
        </div>
        <div hidden={step !== 1}>
          <BusinessFields field={field} />
        </div>
        <div hidden={step !== 2}>
          <Fieldset>
            <legend>Documents</legend>
            <FilesField
              label="Documents"
              hint="A business license or resale certificate. Up to 3 PDF, JPG or PNG files, 10 MB each."
              choice={documents}
            />
          </Fieldset>
        </div>
        <UploadMeter upload={upload} />
        <Cluster>
          {step > 0 && <Button onClick={back}>Back</Button>}
          <Button type="submit" variant="action" size="large" busy={form.sending}>
            {isLast ? 'Submit application' : 'Continue'}
          </Button>
        </Cluster>
      </Stack>
      <Text>
        Already in the program? <TextLink to="/wholesaler/login">Wholesale login</TextLink>
      </Text>
    </ProgramPage>
  )
}
