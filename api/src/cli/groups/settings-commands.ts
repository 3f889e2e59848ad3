import type { Command } from 'commander'
import { command, type Execute } from '../command'

/** `admin settings …` */
export function addSettings(group: Command, execute: Execute): void {
  command(group, 'get', 'show all settings or one', 'settings get', 'settings get free_shipment')
    .argument('[name]', 'a single setting')
    .action((name?: string) => execute('settings.get', { name }))
  command(
    group,
    'set',
    'change a setting',
    'settings set free_shipment 120',
    'settings set sale_title "Spring sale: 15% off gloves"',
    'settings set alert_url /product-sales',
    'settings set accent "#0b5d3b"',
    'settings set logo logo.png',
  )
    .argument('<name>')
    .argument('<value>', 'dollars for amounts; the file name of an uploaded photograph for a logo; "" to empty a text')
    .action((name: string, value: string) => execute('settings.set', { name, value }))
}
