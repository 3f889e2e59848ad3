/** Downloads a text as a file with this name. */
export function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the object URL shortly after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
