import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@shop/shared-api'
import { useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'

interface ApiFormOptions<Values extends FieldValues> {
  /** The schema that the API checks by too. */
  schema: Parameters<typeof zodResolver>[0]
  /** Leave out what starts empty: what was typed or filled in before the page came alive is then kept. */
  defaultValues?: DefaultValues<Values>
  send(values: Values): Promise<void>
}

/**
 * A form that checks on blur and on submit, and puts the API's refusals beside their fields, the first of
 * them focused. `problem` is what the API said of the form as a whole.
 */
export function useApiForm<Values extends FieldValues>({ schema, defaultValues, send }: ApiFormOptions<Values>) {
  const form = useForm<Values>({ resolver: zodResolver(schema) as never, defaultValues, mode: 'onTouched' })
  const [problem, setProblem] = useState<string | null>(null)

  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
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
  })
  const errorOf = (field: Path<Values>) => form.getFieldState(field, form.formState).error?.message
  return {
    register: form.register,
    errorOf,
    submit,
    problem,
    sending: form.formState.isSubmitting,
    /** Puts the cursor into a field. */
    focus: form.setFocus,
  }
}
