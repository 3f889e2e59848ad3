import type { MailContent, MailSection, Sender } from './mail-layout'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!)
/** Only web URLs become links; user data could contain others. */
const linkable = (url: string) => (/^https?:\/\//.test(url) ? escaped(url) : '#')

const INK = '#0f0f10'
const MUTED = '#57534a'
const LINE = '#d3ccbc'
const RED = '#cc0a24'
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Colors for clients with dark mode; others use the inline colors. */
const SHEET = `@media (prefers-color-scheme:dark){.page{background:#161614!important}.card{background:#20201d!important}.ink{color:#f7f4ec!important}.muted{color:#b8b2a5!important}.line{border-color:#3b3934!important}.link{color:#ff7d75!important}}@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}`

/**
 * Renders a mail as HTML for old and new mail clients: tables and inline styles, no scripts, pictures or external
 * resources.
 */
export function renderHtml(sender: Sender, content: MailContent): string {
  const { subject, greeting, paragraphs, code, sections = [], action, footnote, unsubscribe } = content
  const body = [
    ...[greeting, ...paragraphs].map(paragraph),
    code && codeBox(code),
    amounts(content),
    ...sections.map(section),
    action && button(action),
    footnote && small(footnote),
    unsubscribe && leaving(unsubscribe),
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${SHEET}</style></head>
<body class="page" style="margin:0;padding:0;background:#f7f4ec">
<div style="display:none;max-height:0;overflow:hidden">${escaped(paragraphs[0] ?? '')}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f4ec"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fffefa;border-collapse:collapse">
<tr><td class="pad" style="background:#0b0b0a;border-bottom:4px solid ${RED};padding:20px 32px;${FONT};font-size:20px;font-weight:800;letter-spacing:1px;color:#f7f4ec">${escaped(sender.title)}</td></tr>
<tr><td class="pad ink" style="padding:32px 32px 16px;${FONT};font-size:16px;line-height:1.5;color:${INK};overflow-wrap:anywhere">
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.25">${escaped(subject)}</h1>
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="pad muted line" style="padding:20px 32px 28px;border-top:1px solid ${LINE};${FONT};font-size:13px;line-height:1.6;color:${MUTED}">${signature(sender)}</td></tr>
</table></td></tr></table></body></html>
`
}

/** Preserves line breaks of user input. */
const lines = (text: string) => escaped(text).replace(/\r?\n/g, '<br>')

const paragraph = (text: string) => `<p style="margin:0 0 16px">${lines(text)}</p>`

const small = (text: string) =>
  `<p class="muted" style="margin:0 0 16px;font-size:13px;color:${MUTED}">${lines(text)}</p>`

const leaving = (url: string) =>
  `<p class="muted" style="margin:0 0 16px;font-size:13px"><a class="link" href="${linkable(url)}" style="color:${MUTED}">Unsubscribe</a></p>`

const codeBox = (code: string) =>
  `<p class="line" style="margin:4px 0 20px;padding:14px 16px;border:2px dashed ${LINE};text-align:center;font-family:Menlo,Consolas,monospace;font-size:24px;font-weight:700;letter-spacing:2px">${escaped(code)}</p>`

function amounts({ rows = [], total }: MailContent): string {
  if (rows.length === 0 && !total) return ''
  const row = ([name, value]: [string, string], style: string) =>
    `<tr><td class="line" style="padding:8px 16px 8px 0;${style}">${escaped(name)}</td><td class="line" align="right" style="padding:8px 0;white-space:nowrap;vertical-align:top;${style}">${escaped(value)}</td></tr>`
  const plain = rows.map((nameAndValue) => row(nameAndValue, `border-bottom:1px solid ${LINE}`)).join('')
  const sum = total ? row(total, `border-top:2px solid ${MUTED};font-weight:700;font-size:18px`) : ''
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse">${plain}${sum}</table>`
}

function section({ heading, lines: paragraphs, link }: MailSection): string {
  const below = paragraphs.map(lines).join('<br>')
  const leads = link
    ? `<br><a class="link" href="${linkable(link.url)}" style="color:${RED};font-weight:700">${escaped(link.label)}</a>`
    : ''
  return `<h2 class="muted" style="margin:0 0 4px;font-size:13px;letter-spacing:1px;text-transform:uppercase;color:${MUTED}">${escaped(heading)}</h2><p style="margin:0 0 20px">${below}${leads}</p>`
}

function button({ label, url }: { label: string; url: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td style="background:${RED}"><a href="${linkable(url)}" style="display:inline-block;padding:14px 24px;font-weight:700;color:#ffffff;text-decoration:none">${escaped(label)}</a></td></tr></table>
<p class="muted" style="margin:0 0 20px;font-size:13px;color:${MUTED}">Or open this address: <a class="link" href="${linkable(url)}" style="color:${RED};word-break:break-all">${escaped(url)}</a></p>`
}

const signature = ({ title, phone, email }: Sender) =>
  `${escaped(title)}<br>${escaped(phone)} · <a class="link" href="mailto:${encodeURI(escaped(email))}" style="color:${MUTED}">${escaped(email)}</a><br>Monday to Friday 9:00am-11:00pm EST`
