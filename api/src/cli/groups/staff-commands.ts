import { staffRoles } from '@shop/shared-api/staff'
import { Option, type Command } from 'commander'
import { command, type Execute } from '../command'

const role = () => new Option('--role <role>', 'what the member may do').choices([...staffRoles]).makeOptionMandatory()

/** `admin staff …` */
export function addStaff(group: Command, execute: Execute): void {
  command(group, 'list', 'list members and open invitations', 'staff list').action(() => execute('staff.list', {}))
  command(group, 'invite', 'mail a link that creates an account', 'staff invite kim@example.com --role owner')
    .argument('<email>')
    .addOption(role())
    .action((email: string, options: object) => execute('staff.invite', { email, ...options }))
  command(group, 'change', 'change a role', 'staff change kim@example.com --role content')
    .argument('<email>')
    .addOption(role())
    .action((email: string, options: object) => execute('staff.change', { email, ...options }))
  command(group, 'sign-out', 'end the sessions of a member', 'staff sign-out kim@example.com')
    .argument('<email>')
    .action((email: string) => execute('staff.sign-out', { email }))
  command(group, 'disable', 'let a member sign in no more', 'staff disable kim@example.com')
    .argument('<email>')
    .action((email: string) => execute('staff.disable', { email }, { confirm: true }))
}
