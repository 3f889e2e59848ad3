import { basename } from 'node:path'
import type { Command } from 'commander'
import { command, type Execute } from '../command'
import { promptForMissing } from '../prompt-for-missing'

/** Settings of a new shop by the name of their option; the first two are required. */
const settings = {
  title: 'the name of the shop',
  email: 'the email that customers write to',
  phone: 'the phone number that customers call',
  address: 'the postal address, on one line',
  description: 'what the shop sells, in a sentence',
  accent: 'the color of buttons, such as #0b5d3b',
  legalName: 'the name of the business, for invoices',
  taxId: 'the tax number of the business',
} as const
type Option = keyof typeof settings
type Options = Partial<Record<Option | 'owner' | 'logo', string>> & { removeDemo?: boolean }

/** Settings whose names differ from their options'. */
const names: Partial<Record<Option, string>> = { address: 'postal_address', legalName: 'legal_name', taxId: 'tax_id' }
const flag = (option: string) => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `admin init` */
export function addInit(program: Command, execute: Execute): void {
  const leaf = command(
    program,
    'init',
    'begin a shop of your own, without products; prompts for what is missing',
    'init --title "Fight Barn" --email hello@fightbarn.example --owner kim@fightbarn.example',
    'init --title "Fight Barn" --email hello@fightbarn.example --owner kim@fightbarn.example --logo logo.png --accent "#0b5d3b" --remove-demo',
  )
  for (const [option, description] of Object.entries(settings)) leaf.option(`--${flag(option)} <text>`, description)
  leaf
    .option('--owner <email>', 'who is invited as the first owner')
    .option('--logo <file>', 'a JPEG, PNG, WebP or AVIF picture')
    .option('--remove-demo', 'remove the demo data of a shop that shows it')
    .action(async (given: Options) => {
      const { owner, logo, removeDemo, ...texts } = await promptForMissing(given, {
        title: settings.title,
        email: settings.email,
        owner: 'the email of the first owner',
      })
      const values = Object.entries(texts).map(([option, text]) => [names[option as Option] ?? option, text])
      await execute(
        'shop.init',
        { values: Object.fromEntries(values), owner, logo: logo && basename(logo), remove_demo: removeDemo },
        { photograph: logo, confirm: removeDemo },
      )
    })
}

/** `admin demo …` */
export function addDemo(group: Command, execute: Execute): void {
  command(group, 'show', 'whether the shop has products of the demo', 'demo show').action(() =>
    execute('demo.show', {}),
  )
  command(
    group,
    'remove',
    'remove the demo data; orders, and what you added or changed, stay',
    'demo remove --dry-run',
    'demo remove',
  ).action(() => execute('demo.remove', {}, { confirm: true }))
}
