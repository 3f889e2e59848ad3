const rules = `
  .event-inspector { font: 13px/1.4 ui-monospace, monospace; display: grid; gap: 8px; padding: 12px; }
  .event-inspector h2 { font: 600 15px/1 ui-monospace, monospace; }
  .event-inspector input { font: inherit; min-block-size: 44px; padding-inline: 8px; }
  .event-inspector ol { list-style: none; padding: 0; max-block-size: 60vh; overflow-y: auto; }
  .event-inspector li { border-block-start: 1px solid; }
  .event-inspector summary { padding-block: 12px; cursor: pointer; }
  .event-inspector button { font: inherit; min-block-size: 44px; margin: 0 0 8px 16px; padding-inline: 12px; }
  .event-inspector pre { margin: 0; padding: 0 0 8px 16px; white-space: pre-wrap; }
`

/** Adopts the inspector's style sheet while it is shown; adopted style sheets need no CSP exception. */
export function adoptInspectorSheet(): (() => void) | undefined {
  if (typeof CSSStyleSheet !== 'function' || !('adoptedStyleSheets' in document)) return undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
  }
}
