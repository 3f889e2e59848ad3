import { ApiError } from '@shop/shared-api'
import type { Submission } from '@shop/shared-ui'
import { useEffect, useState } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
} from 'react-hook-form'
import { lateRules } from './late-rules'
import type { Schema } from './resolver-of'

interface ApiFormOptions<Values extends FieldValues> {
  /** Brings the schema that the API checks by too, once somebody turns to the page's fields. */
  schema(): Promise<Schema>
  /** Leave out what starts empty: what was typed or filled in before the page came alive is then kept. */
  defaultValues?: DefaultValues<Values>
  send(values: Values): Promise<void>
  /** What the document server made of the form when it was posted without scripts; `register` and `errorOf` show it. */
  submission?: Submission
}

/**
 * A form that checks on blur and on submit, and puts the API's refusals beside their fields, the first of
 * them focused. `problem` is what the API said of the form as a whole.
 */
export function useApiForm<Values extends FieldValues>({
  schema,
  defaultValues,
  send,
  submission,
}: ApiFormOptions<Values>) {
  const [rules] = useState(() => lateRules<Values>(schema))
  useEffect(() => {
    document.addEventListener('focusin', rules.load, { once: true })
    return () => document.removeEventListener('focusin', rules.load)
  }, [rules])
  const [errors] = useState(() => submission && (firstErrors(submission) as FieldErrors<Values>))
  const form = useForm<Values>({ resolver: rules.resolver, defaultValues, errors, mode: 'onTouched' })
  const [problem, setProblem] = useState(submission?.message ?? null)

  const forget = () => setProblem(null)
  const submit = form.handleSubmit(async (values) => {
    forget()
    try {
      await send(values as Values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const refused = error.errors.filter(({ field }) => field in values)
      refused.forEach(({ field, message }, index) =>
        form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 }),
      )
      setProblem(error.message)
    }
  }, forget)
  const errorOf = (field: Path<Values>) => form.getFieldState(field, form.formState).error?.message
  return {
    register: (field: Path<Values>, options?: RegisterOptions<Values, Path<Values>>) => ({
      ...form.register(field, options),
      ...shownAgain(submission?.values[field]),
    }),
    errorOf,
    submit,
    problem,
    sending: form.formState.isSubmitting,
    /** Whether one has tried to send it: only then is all that is wrong said at once. */
    tried: form.formState.submitCount > 0,
    /** Everything that is wrong now, in the order of the fields. */
    errors: Object.entries(form.formState.errors).map(([field, error]) => ({
      field: field as Path<Values>,
      message: String(error?.message ?? ''),
    })),
    /** What stands in the fields now, as typed. */
    values: form.getValues,
    /** One field's value, followed while it is typed. */
    watch: form.watch,
    /** Puts texts into fields that the form itself has. */
    fill(values: Partial<Values>) {
      for (const [field, value] of Object.entries(values)) {
        form.setValue(field as Path<Values>, value, {
          shouldValidate: form.formState.submitCount > 0,
          shouldDirty: true,
        })
      }
    },
    /** Shows refusals that came from a later step beside their fields. */
    refuse(refusals: { field: string; message: string }[]) {
      for (const { field, message } of refusals) form.setError(field as Path<Values>, { message })
    },
    /** Checks some fields alone, as a step of a longer form; the first that is wrong is focused. */
    check: (fields: readonly Path<Values>[]) => form.trigger(fields, { shouldFocus: true }),
    /** Puts the cursor into a field. */
    focus: form.setFocus,
  }
}

function firstErrors({ errors }: Submission) {
  return Object.fromEntries(errors.map(({ field, message }) => [field, { type: 'posted', message }]))
}

function shownAgain(value: string | true | undefined) {
  return value === true ? { defaultChecked: true } : value === undefined ? {} : { defaultValue: value }
}
