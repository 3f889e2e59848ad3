/** A multipart form as a browser would send it: text fields, and files of one field. */
export function multipart(
  fields: Record<string, string | number>,
  files: { field: string; name: string; bytes: Buffer }[] = [],
): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, String(value))
  for (const { field, name, bytes } of files) form.append(field, new Blob([new Uint8Array(bytes)]), name)
  return form
}
