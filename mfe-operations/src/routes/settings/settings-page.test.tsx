import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeUploads } from '../../testing/fake-xhr'
import { openConsole } from '../../testing/open-console'

const texts = {
  title: 'Fight Barn',
  description: '',
  logo: '',
  accent: '#0b5d3b',
  email: 'hello@fightbarn.example',
  phone: '555',
  simple_shipment: '8.95',
  express_shipment: '24.95',
  free_shipment: '99.00',
}
const rowsOf = (values: object) => ({ rows: Object.entries(values).map(([setting, value]) => ({ setting, value })) })
const open = (change: (input: Record<string, unknown>) => unknown = () => ({ done: 'Changed phone.' })) =>
  openConsole('/operations/settings', { 'settings.get': () => rowsOf(texts), 'settings.change': change })

async function retype(label: string, text: string) {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('settings page', () => {
  test('saves only what was changed, with what was shown', async () => {
    const { inputs } = open()
    await retype('Phone (optional)', '556')
    await save()
    await waitFor(() => expect(inputs('settings.change')).toHaveLength(1))
    expect(inputs('settings.change')[0]).toEqual({ values: { phone: '556' }, shown: texts })
    expect(await screen.findByText('Changed phone.')).toBeInTheDocument()
  })

  test('saves who is mailed about an event, and shows what the API refuses', async () => {
    const refusal = { code: 'invalid', message: 'notify_order: "kim" is not an email address.' }
    const { inputs } = open(({ values }) =>
      (values as { notify_order: string }).notify_order === 'kim'
        ? Response.json(refusal, { status: 422 })
        : { done: 'Changed notify_order.' },
    )
    await retype('New orders (optional)', 'kim')
    await save()
    expect(await screen.findByText(refusal.message)).toBeInTheDocument()
    await retype('New orders (optional)', 'kim@example.com, lee@example.com')
    await save()
    await waitFor(() => expect(inputs('settings.change')).toHaveLength(2))
    expect(inputs('settings.change')[1]).toMatchObject({
      values: { notify_order: 'kim@example.com, lee@example.com' },
    })
  })

  test('saves the days of the announcement, and clears one', async () => {
    const stored = { ...texts, announcement: 'on', announcement_starts: '2027-01-02', announcement_ends: '' }
    const { inputs } = openConsole('/operations/settings', {
      'settings.get': () => rowsOf(stored),
      'settings.change': () => ({ done: 'Changed.' }),
    })
    const panel = within(await screen.findByRole('region', { name: 'Announcement' }))
    await userEvent.selectOptions(panel.getByLabelText('Shown (optional)'), 'Off')
    await userEvent.clear(panel.getByLabelText('First day (optional)'))
    await userEvent.type(panel.getByLabelText('Last day (optional)'), '2027-02-01')
    await save()
    await waitFor(() => expect(inputs('settings.change')).toHaveLength(1))
    expect(inputs('settings.change')[0]).toEqual({
      values: { announcement: 'off', announcement_starts: '', announcement_ends: '2027-02-01' },
      shown: stored,
    })
  })

  test('shows the contrast of the color of buttons', async () => {
    open()
    expect(await screen.findByRole('list', { name: 'Contrast' })).toHaveTextContent(/Light7\.\d:1/)
    await retype('Color of buttons (optional)', 'green')
    expect(screen.queryByRole('list', { name: 'Contrast' })).not.toBeInTheDocument()
  })

  test('saves no amount that is none', async () => {
    const { inputs } = open()
    await retype('Free from, in dollars', 'much')
    await save()
    expect(await screen.findByText(/Enter an amount in dollars/)).toBeInTheDocument()
    expect(inputs('settings.change')).toEqual([])
  })

  test('shows both texts of a conflict, and saves the one that was chosen', async () => {
    const conflict = { code: 'conflict', message: 'Someone changed phone.', current: { phone: '700' } }
    const { inputs } = open(({ shown }) =>
      (shown as typeof texts).phone === '700' ? { done: 'Saved.' } : Response.json(conflict, { status: 409 }),
    )
    await retype('Phone (optional)', '556')
    await save()
    expect(await screen.findByText('Theirs: 700')).toBeInTheDocument()
    expect(screen.getByText('Yours: 556')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Keep your phone' }))
    await save()
    expect(await screen.findByText('Saved.')).toBeInTheDocument()
    expect(inputs('settings.change')[1]).toEqual({ values: { phone: '556' }, shown: { ...texts, phone: '700' } })
  })

  test('removes the demo, after which nothing more is offered', async () => {
    let hasDemo = true
    const { inputs } = openConsole('/operations/settings', {
      'settings.get': () => rowsOf(texts),
      'demo.show': () => ({ record: { has_demo: hasDemo } }),
      'demo.remove': () => {
        hasDemo = false
        return { done: 'Removed 272 products of the demo. Orders stay.' }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the demo' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove the demo?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove the demo' }))
    expect(await screen.findByText(/^Removed 272 products/)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Demo' })).toBeNull())
    expect(inputs('demo.remove')).toEqual([{}])
  })

  test('uploads a logo and shows it', async () => {
    fakeUploads()
    const { inputs } = openConsole(
      '/operations/settings',
      { 'settings.get': () => rowsOf(texts), 'settings.change': () => ({ done: 'Changed logo.' }) },
      { 'POST /staff/uploads/photographs.add': () => ({ done: 'Added logo.png (200 × 200).' }) },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Upload a logo' }))
    const file = new File(['x'], 'mark.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText('Picture'), file)
    await userEvent.click(screen.getAllByRole('button', { name: 'Upload a logo' }).at(-1)!)
    await waitFor(() => expect(inputs('settings.change')).toEqual([{ values: { logo: 'logo.png' } }]))
  })
})
