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
import { createLazyResolver } from './lazy-resolver'
import type { Schema } from './create-resolver'

interface ApiFormOptions<Values extends FieldValues> {
  /** Loads the schema that the API validates by, once a field of the page gets the focus. */
  schema(): Promise<Schema>
  /** Omit fields that start empty: what was typed or autofilled before hydration is then retained. */
  defaultValues?: DefaultValues<Values>
  send(values: Values): Promise<void>
  /** The document server's result of a form posted without scripts; shown by `register` and `errorOf`. */
  submission?: Submission
}

/**
 * A form that validates on blur and on submit, and shows API errors next to their fields with the first one focused.
 * `problem` is the form-level error message.
 */
export function useApiForm<Values extends FieldValues>({
  schema,
  defaultValues,
  send,
  submission,
}: ApiFormOptions<Values>) {
  const [rules] = useState(() => createLazyResolver<Values>(schema))
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
      ...defaultProps(submission?.values[field]),
    }),
    errorOf,
    submit,
    problem,
    sending: form.formState.isSubmitting,
    /** Whether the form was submitted: only then are all errors listed. */
    tried: form.formState.submitCount > 0,
    /** All current errors, in the order of the fields. */
    errors: Object.entries(form.formState.errors).map(([field, error]) => ({
      field: field as Path<Values>,
      message: String(error?.message ?? ''),
    })),
    /** Returns the current values as typed. */
    values: form.getValues,
    /** Subscribes to the value of one field. */
    watch: form.watch,
    /** Sets the values of several fields. */
    fill(values: Partial<Values>) {
      for (const [field, value] of Object.entries(values)) {
        form.setValue(field as Path<Values>, value, {
          shouldValidate: form.formState.submitCount > 0,
          shouldDirty: true,
        })
      }
    },
    /** Shows errors of a later step next to their fields. */
    refuse(refusals: { field: string; message: string }[]) {
      for (const { field, message } of refusals) form.setError(field as Path<Values>, { message })
    },
    /** Validates some fields, as a step of a longer form, and focuses the first invalid one. */
    check: (fields: readonly Path<Values>[]) => form.trigger(fields, { shouldFocus: true }),
    /** Focuses a field. */
    focus: form.setFocus,
  }
}

function firstErrors({ errors }: Submission) {
  return Object.fromEntries(errors.map(({ field, message }) => [field, { type: 'posted', message }]))
}

function defaultProps(value: string | true | undefined) {
  return value === true ? { defaultChecked: true } : value === undefined ? {} : { defaultValue: value }
}
