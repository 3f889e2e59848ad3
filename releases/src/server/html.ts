/** Escaped markup. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | null | Html | readonly Html[]

/** Builds markup from a template and escapes every value that isn't Html. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    strings.map((text, index) => text + (index < values.length ? render(values[index] ?? null) : '')).join(''),
  )
}

function render(value: Value): string {
  if (value === null) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
