import type { User, WholesaleForm } from '@shop/shared-api'
import { useApiForm } from '@shop/shared-forms'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../api-context'
import { deleteDraft, saveDraft, readDraft } from '../../features/application/draft'
import { sendApplication } from '../../features/application/send-application'
import { stepOf, steps } from '../../features/application/steps'
import { documentLimits } from '../../features/files/files-problem'
import { useFiles } from '../../features/files/use-files'
import { useUpload } from '../../features/files/use-upload'
import { enterSession } from '../../features/session/enter-session'

const blank: Partial<WholesaleForm> = { business_type: 'gym', monthly_volume: 'lt_1k' }

/** The multi-step application: each step is validated, the draft is stored, and an API error returns to its field. */
export function useApplication() {
  const navigate = useNavigate()
  const documents = useFiles(documentLimits)
  const [step, setStep] = useState(0)
  const upload = useUpload()
  const api = useApi()
  // Published on unmount: this page is for guests only, and would redirect away from the status page.
  const opened = useRef<{ user: User }>(undefined)
  useEffect(
    () => () => {
      if (opened.current) enterSession(opened.current, 'signup')
    },
    [],
  )
  const form = useApiForm<WholesaleForm>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).wholesaleForm,
    defaultValues: blank,
    send: async (values) => {
      if (!documents.check()) return
      const session = await upload.run((watch) => sendApplication(api, values, documents.files, watch))
      if (!session) return
      deleteDraft()
      opened.current = session
      await navigate('/wholesaler/status', { replace: true })
    },
  })

  const { fill } = form
  const filled = useRef(false)
  useEffect(() => {
    if (filled.current) return
    filled.current = true
    fill(readDraft())
  }, [fill])

  // Shows the step of a rejected field once.
  const wrong = form.tried && !form.sending ? form.errors[0]?.field : undefined
  const [shownField, setShownField] = useState<string>()
  if (wrong !== shownField) {
    setShownField(wrong)
    if (wrong) setStep(stepOf(wrong))
  }

  async function next() {
    const { fields } = steps[step]!
    const { password, password_confirmation: again } = form.values()
    if (!(await form.check(fields))) return
    if (step === 0 && password !== again) {
      return form.refuse([{ field: 'password_confirmation', message: 'The passwords are not the same' }])
    }
    setStep(step + 1)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (step < steps.length - 1) return void next()
    documents.check()
    void form.submit(event)
  }

  return {
    form,
    documents,
    step,
    upload,
    submit,
    back: () => setStep(step - 1),
    keep: () => queueMicrotask(() => saveDraft(form.values())),
  }
}
