import { ApiError, type Api, type CallOptions, type User, type WholesaleForm } from '@shop/shared-api'

/**
 * Submits an application with its documents. Rejects with the API's error, or with the spec's
 * "No response from server" if there was no response.
 */
export async function sendApplication(
  api: Api,
  values: WholesaleForm,
  documents: readonly File[],
  watch: CallOptions,
): Promise<{ user: User }> {
  const body = new FormData()
  for (const [field, value] of Object.entries(values))
    if (value !== undefined && value !== '') body.append(field, String(value))
  for (const document of documents) body.append('document', document)
  try {
    return await api.request('POST /register-wholeseller', { body: body as never, silent: true, ...watch })
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) throw new ApiError(0, error.code, 'No response from server')
    throw error
  }
}
