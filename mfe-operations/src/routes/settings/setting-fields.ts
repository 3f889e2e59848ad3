import type { ActionField } from '../../action/action-field'

/** A group of settings that are edited side by side. */
export interface SettingGroup {
  title: string
  fields: readonly ActionField[]
}

const link = (name: string, label: string): ActionField => ({
  name,
  label,
  hint: 'An https address; empty hides the link',
  maxLength: 300,
})
const notified = (name: string, label: string): ActionField => ({
  name,
  label,
  hint: 'Email addresses with commas between; empty mails no one',
  maxLength: 300,
})
const amount = (name: string, label: string): ActionField => ({ name, label, kind: 'amount', required: true })

const onOrOff = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
]

/** The settings of the screen, apart from logo and color. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Shop',
    fields: [
      { name: 'title', label: 'Name', required: true, maxLength: 100 },
      { name: 'description', label: 'Description', hint: 'What search engines show of the front page', maxLength: 300 },
    ],
  },
  {
    title: 'Announcement',
    fields: [
      {
        name: 'sale_title',
        label: 'Line above the header',
        hint: 'The name of the shop is shown instead while it is hidden or empty',
        maxLength: 300,
      },
      { name: 'alert_url', label: 'Where that line leads', hint: 'Such as /product-sales', maxLength: 300 },
      { name: 'announcement', label: 'Shown', kind: 'select', options: onOrOff },
      { name: 'announcement_starts', label: 'First day', kind: 'date', hint: 'In UTC; empty for now' },
      { name: 'announcement_ends', label: 'Last day', kind: 'date', hint: 'In UTC; empty for no end' },
    ],
  },
  {
    title: 'Contact',
    fields: [
      { name: 'email', label: 'Email', required: true, maxLength: 254 },
      { name: 'phone', label: 'Phone', maxLength: 30 },
      { name: 'postal_address', label: 'Address', kind: 'area', maxLength: 300 },
      { name: 'legal_name', label: 'Legal name', maxLength: 300 },
      { name: 'tax_id', label: 'Tax number', maxLength: 300 },
    ],
  },
  {
    title: 'Delivery',
    fields: [
      amount('simple_shipment', 'Simple delivery, in dollars'),
      amount('express_shipment', 'Express delivery, in dollars'),
      amount('free_shipment', 'Free from, in dollars'),
    ],
  },
  {
    title: 'Invoices',
    fields: [
      {
        name: 'invoice_reminders',
        label: 'Reminders by mail',
        kind: 'select',
        hint: 'Three days before an invoice is due, and seven days after',
        options: onOrOff,
      },
    ],
  },
  {
    title: 'Mails to staff',
    fields: [
      notified('notify_order', 'New orders'),
      notified('notify_application', 'Wholesale applications'),
      notified('notify_request', 'Quote requests and approvals'),
      notified('notify_message', 'Messages and authenticity reports'),
      notified('notify_stock', 'Low stock'),
      notified('notify_mail', 'Failed mails'),
    ],
  },
  {
    title: 'Social links',
    fields: [
      link('facebook', 'Facebook'),
      link('instagram', 'Instagram'),
      link('pinterest', 'Pinterest'),
      link('youtube', 'YouTube'),
      link('linkdin', 'LinkedIn'),
    ],
  },
]

/** Label of a setting. */
export const settingLabel = (name: string): string =>
  settingGroups.flatMap(({ fields }) => fields).find((field) => field.name === name)?.label ?? 'Color of buttons'
