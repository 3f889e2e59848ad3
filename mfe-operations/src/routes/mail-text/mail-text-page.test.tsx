import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole, type Answers } from '../../testing/open-console'

const text = '# Shipped\n\nHello.\n'
const show = (status: string, stored = { text, state: 'aaa' }) => ({
  record: { name: 'order-shipped', subject: 'Shipped', sent_when: 'A parcel left', status, ...stored },
  tables: { placeholders: [{ placeholder: '{order_number}', sample: 'CS-100042', required: true }] },
})
const preview = ({ text: typed }: Record<string, unknown>) => ({
  record: {
    subject: `Subject of ${String(typed).length}`,
    text: 'Plain words',
    html: '/api/staff/mail-previews/x?text=y',
  },
})
const open = (answers: Answers = {}) =>
  openConsole('/operations/content/mails/order-shipped', {
    'mail-texts.show': () => show('changed'),
    'mail-texts.preview': preview,
    ...answers,
  })

describe('mail text', () => {
  test('is listed by when it is sent with its subject, and whether it was changed', async () => {
    openConsole('/operations/content/mails', {
      'mail-texts.list': () => ({
        rows: [
          { name: 'order-shipped', subject: 'Shipped', sent_when: 'A parcel left', status: 'changed', updated: '' },
        ],
      }),
    })
    const link = await screen.findByRole('link', { name: 'A parcel left' })
    expect(link).toHaveAttribute('href', '/operations/content/mails/order-shipped')
    const row = screen.getByRole('row', { name: /A parcel left/ })
    expect(within(row).getByText('Shipped')).toBeInTheDocument()
    expect(within(row).getByText('Changed')).toBeInTheDocument()
  })

  test('is previewed as HTML and text, with its placeholders, and sent to the member as typed', async () => {
    const { inputs, heading } = open({ 'mail-texts.test': () => ({ done: 'A test mail is on its way.' }) })
    await heading('Shipped')
    const side = screen.getByRole('region', { name: 'Preview' })
    const frame = await within(side).findByTitle(`The mail “Subject of ${text.length}”`)
    expect(frame).toHaveAttribute('src', '/api/staff/mail-previews/x?text=y')
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
    expect(within(side).getByText('Plain words')).toBeInTheDocument()
    expect(screen.getByRole('row', { name: '{order_number} CS-100042 Yes' })).toBeInTheDocument()
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Bye.')
    await within(side).findByText(`Subject of ${text.length + 4}`)
    await userEvent.click(within(side).getByRole('button', { name: 'Send test mail to me' }))
    await screen.findByText('A test mail is on its way.')
    expect(inputs('mail-texts.test')).toEqual([{ name: 'order-shipped', text: `${text}Bye.` }])
  })

  test('goes back to the default text', async () => {
    let isReset = false
    const { inputs, heading } = open({
      'mail-texts.show': () =>
        isReset ? show('default', { text: '# Default\n\nHi.\n', state: 'bbb' }) : show('changed'),
      'mail-texts.reset': () => ((isReset = true), { done: 'Mail order-shipped has its default text again.' }),
    })
    await heading('Shipped')
    await userEvent.click(screen.getByRole('button', { name: 'Go back to the default' }))
    const dialog = await screen.findByRole('dialog', { name: 'Default text of “Shipped”' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back to the default' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('# Default\n\nHi.\n'))
    expect(inputs('mail-texts.reset')).toEqual([{ name: 'order-shipped' }])
    expect(screen.queryByRole('button', { name: 'Go back to the default' })).not.toBeInTheDocument()
  })
})
