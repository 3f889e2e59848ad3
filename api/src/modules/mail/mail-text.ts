import type { MailContent, Sender } from './mail-layout'

const WIDTH = 72

/** Breaks a paragraph into lines that any mail program shows whole; a word longer than a line stays whole. */
function wrapped(paragraph: string): string {
  const lines: string[] = []
  for (const typed of paragraph.split(/\r?\n/)) {
    let line = ''
    for (const word of typed.split(' ')) {
      if (line && line.length + word.length >= WIDTH) {
        lines.push(line)
        line = word
      } else line = line ? `${line} ${word}` : word
    }
    lines.push(line)
  }
  return lines.join('\n')
}

/** Names to the left, amounts to the right; a name that is too long has its amount on the next line. */
function table(rows: [string, string][]): string {
  return rows
    .map(([name, value]) =>
      name.length + value.length + 2 <= WIDTH
        ? `${name}${' '.repeat(WIDTH - name.length - value.length)}${value}`
        : `${wrapped(name)}\n${value.padStart(WIDTH)}`,
    )
    .join('\n')
}

/** A mail as plain text. */
export function renderText(sender: Sender, content: MailContent): string {
  const { greeting, paragraphs, code, rows = [], total, sections = [], action, footnote, unsubscribe } = content
  const parts = [
    greeting,
    ...paragraphs.map(wrapped),
    ...(code ? [`    ${code}`] : []),
    ...(rows.length ? [table(rows)] : []),
    ...(total ? [`${'-'.repeat(WIDTH)}\n${table([total])}`] : []),
    ...sections.map(({ heading, lines, link }) =>
      [heading.toUpperCase(), ...lines.map(wrapped), ...(link ? [`${link.label}: ${link.url}`] : [])].join('\n'),
    ),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(footnote ? [wrapped(footnote)] : []),
    ...(unsubscribe ? [`Unsubscribe:\n${unsubscribe}`] : []),
    `-- \n${sender.title}\n${sender.phone} · ${sender.email}\nMonday to Friday 9:00am-11:00pm EST`,
  ]
  return `${parts.join('\n\n')}\n`
}
