/** A mail before it is sent. */
export interface Mail {
  subject: string
  text: string
  html: string
}

/** What a mail says: paragraphs, a table of amounts or lines, and at most one thing to do. */
export interface MailContent {
  subject: string
  greeting: string
  paragraphs: string[]
  /** A code to read, set large. */
  code?: string
  rows?: [string, string][]
  action?: { label: string; url: string }
  /** Said last, small. */
  footnote?: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!)

/** Renders a mail as plain text and as HTML; everything that is put in is text, never markup. */
export function renderMail(shop: string, content: MailContent): Mail {
  const { greeting, paragraphs, code, rows = [], action, footnote } = content
  const text = [
    greeting,
    ...paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...(rows.length ? [rows.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(footnote ? [footnote] : []),
    shop,
  ].join('\n\n')
  return { subject: content.subject.replace(/[\r\n]+/g, ' '), text: `${text}\n`, html: htmlOf(shop, content) }
}

const cell = 'padding:6px 0;border-bottom:1px solid #ddd8cc'

function htmlOf(
  shop: string,
  { subject, greeting, paragraphs, code, rows = [], action, footnote }: MailContent,
): string {
  const block = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`
  const table = rows
    .map(
      ([name, value]) =>
        `<tr><td style="${cell}">${escaped(name)}</td><td style="${cell};text-align:right">${escaped(value)}</td></tr>`,
    )
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f4f3f0;color:#1c1c1f;font:16px/1.5 Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">
<h1 style="margin:0 0 24px;font-size:22px">${escaped(shop)}</h1>
${block(greeting)}${paragraphs.map(block).join('')}
${code ? `<p style="margin:0 0 16px;font:700 28px/1.2 monospace;letter-spacing:4px">${escaped(code)}</p>` : ''}
${table ? `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 24px">${table}</table>` : ''}
${action ? `<p style="margin:0 0 24px"><a href="${escaped(action.url)}" style="display:inline-block;background:#c81e26;color:#fff;padding:12px 20px;text-decoration:none;font-weight:700">${escaped(action.label)}</a></p>` : ''}
${footnote ? `<p style="margin:0;font-size:13px;color:#5b5b60">${escaped(footnote)}</p>` : ''}
</div></body></html>
`
}
