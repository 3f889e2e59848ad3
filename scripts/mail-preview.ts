import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sampleMails } from '@shop/api/testing/sample-mails'
import type { Command } from './options/parse-options.mjs'
import { runCommand } from './options/run-command.mjs'

const output = 'dist/mail-preview'

const command: Command = {
  call: 'npm run mail-preview --',
  about: `Writes every email of the shop with sample data, as HTML and as plain text, into ${output}.`,
  options: {},
}

/** A page with a list of the mails on the left and the chosen one on the right. */
function indexPage(subjects: [name: string, subject: string][]): string {
  const rows = subjects.map(
    ([name, subject]) =>
      `<li><a target="mail" href="${name}.html">${name}</a> <a target="mail" href="${name}.txt">text</a><br><small>${subject}</small></li>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Emails</title>
<style>body{display:flex;margin:0;height:100vh;font:14px/1.5 system-ui}nav{width:22rem;overflow:auto}iframe{flex:1;border:0;border-left:1px solid #999}</style>
<nav aria-label="Emails"><ul>${rows.join('\n')}</ul></nav><iframe name="mail" title="Email"></iframe></html>
`
}

void runCommand(command, process.argv.slice(2), () => {
  const folder = resolve(__dirname, '..', output)
  const mails = Object.entries(sampleMails())
  mkdirSync(folder, { recursive: true })
  for (const [name, { html, text }] of mails) {
    writeFileSync(join(folder, `${name}.html`), html)
    writeFileSync(join(folder, `${name}.txt`), text)
  }
  const index = join(folder, 'index.html')
  writeFileSync(index, indexPage(mails.map(([name, { subject }]) => [name, subject])))
  console.log(`${mails.length} emails: open ${pathToFileURL(index).href}`)
})
