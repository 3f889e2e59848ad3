import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeUploads } from '../../testing/fake-xhr'
import { openConsole } from '../../testing/open-console'
import { owner } from '../../testing/owner'

const line = {
  id: 3,
  title: 'Sparring week',
  subtitle: 'Ten days',
  picture: '/api/media/art/banner-sparring',
  alt: 'Two gloves',
  url: '/shop',
  position: 0,
  starts: null,
  ends: '2027-01-31',
  status: 'published',
}
const openBanners = (answers: Parameters<typeof openConsole>[1] = {}, calls?: Parameters<typeof openConsole>[2]) =>
  openConsole('/operations/content/banners', { 'pictures.list': () => ({ rows: [line] }), ...answers }, calls)
const row = async () => within((await screen.findByText('Sparring week')).closest('tr')!)

describe('picture list', () => {
  test('lists the banners of the home page with their days, and hides one', async () => {
    const { inputs } = openBanners({ 'pictures.change': () => ({ done: 'Changed number 3 of banners.' }) })
    expect((await row()).getByText('Until 2027-01-31')).toBeInTheDocument()
    await userEvent.click((await row()).getByRole('button', { name: 'Hide' }))
    await waitFor(() => expect(inputs('pictures.change')).toEqual([{ kind: 'banners', id: 3, shown: false }]))
    expect(inputs('pictures.list')[0]).toEqual({ kind: 'banners' })
  })

  test('sends only what was changed, and an emptied last day as none', async () => {
    const { inputs } = openBanners({ 'pictures.change': () => ({ done: 'Changed number 3 of banners.' }) })
    await userEvent.click((await row()).getByRole('button', { name: 'Change' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Sparring week' }))
    await userEvent.clear(dialog.getByLabelText(/^Last day/))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(inputs('pictures.change')).toEqual([{ kind: 'banners', id: 3, ends: null }]))
  })

  test('adds a slide that is hidden until it is shown', async () => {
    const { inputs } = openConsole('/operations/content/slides', {
      'pictures.list': () => ({ rows: [] }),
      'pictures.add': () => ({ done: 'Added to sliders as number 4.' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Add slide' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a slide' }))
    await userEvent.type(dialog.getByLabelText('Title'), 'Spring')
    await userEvent.type(dialog.getByLabelText('Text'), 'New gloves')
    await userEvent.type(dialog.getByLabelText(/^Link/), '/shop')
    await userEvent.type(dialog.getByLabelText(/^Description/), 'A boxer')
    await userEvent.click(dialog.getByRole('button', { name: 'Add slide' }))
    await waitFor(() =>
      expect(inputs('pictures.add')).toEqual([
        expect.objectContaining({ kind: 'sliders', title: 'Spring', url: '/shop', shown: false }),
      ]),
    )
  })

  test('shows a photograph once it is uploaded', async () => {
    fakeUploads()
    const { inputs } = openBanners(
      { 'pictures.change': () => ({ done: 'Changed number 3 of banners.' }) },
      { 'POST /staff/uploads/photographs.add': () => ({ done: 'Added banners-3.jpg (800 × 320).' }) },
    )
    await userEvent.click((await row()).getByRole('button', { name: 'Picture' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Picture of Sparring week' }))
    await userEvent.upload(dialog.getByLabelText('Picture'), new File(['x'], 'wall.jpg', { type: 'image/jpeg' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await waitFor(() => expect(inputs('pictures.change')).toEqual([{ kind: 'banners', id: 3, image: 'banners-3.jpg' }]))
  })

  test('offers no changes to those who may only read', async () => {
    openBanners({}, { 'GET /staff/session': () => ({ ...owner, operations: ['pictures.list'] }) })
    await row()
    expect(screen.queryByRole('button', { name: /add|change|remove|picture|hide/i })).toBeNull()
  })
})
