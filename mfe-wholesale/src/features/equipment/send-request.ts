import type { Api, CallOptions, EquipmentForm, EquipmentItem } from '@shop/shared-api'

/** Submits an equipment request and returns its number. Throws ApiError on failure. */
export async function sendRequest(
  api: Api,
  values: Omit<EquipmentForm, 'items'>,
  items: readonly EquipmentItem[],
  artwork: readonly File[],
  watch: CallOptions,
): Promise<string> {
  const body = new FormData()
  for (const [field, value] of Object.entries(values))
    if (value !== undefined && value !== '') body.append(field, value)
  body.append('items', JSON.stringify(items))
  for (const file of artwork) body.append('artwork', file)
  const answer = await api.request('POST /equipment-request', { body: body as never, silent: true, ...watch })
  return answer.request_number
}
