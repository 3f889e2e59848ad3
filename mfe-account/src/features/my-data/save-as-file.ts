/** Hands a text to the browser's downloads under this name. */
export function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun with the click, but some browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
