import type { MailContent, Sender } from './mail-layout'

const WIDTH = 72

/** Wraps a paragraph at a width that any mail client shows; longer words are not broken. */
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

/** Names on the left, amounts on the right; the amount of a long name is on the next line. */
function table(rows: [string, string][]): string {
  return rows
    .map(([name, value]) =>
      name.length + value.length + 2 <= WIDTH
        ? `${name}${' '.repeat(WIDTH - name.length - value.length)}${value}`
        : `${wrapped(name)}\n${value.padStart(WIDTH)}`,
    )
    .join('\n')
}

/** Renders a mail as plain text. */
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
