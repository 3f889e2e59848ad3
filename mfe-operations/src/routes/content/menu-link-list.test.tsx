import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole, type Answers } from '../../testing/open-console'

const lines = [
  { id: 1, title: 'Open mat', url: '/pages/open-mat' },
  { id: 2, title: 'Our gym', url: 'https://gym.example' },
]
const open = (answers: Answers = {}) =>
  openConsole('/operations/content/menu', { 'menu-links.list': () => ({ rows: lines }), ...answers })
const rowOf = async (title: string) => within((await screen.findByText(title)).closest('tr')!)

describe('links of the menu', () => {
  test('are added, and what the API refuses is shown next to its field', async () => {
    const errors = [{ field: 'url', message: 'it must be a path of the shop or an https address' }]
    const { inputs } = open({
      'menu-links.add': ({ url }) =>
        url === 'gym'
          ? Response.json({ code: 'invalid', message: 'url: wrong', errors }, { status: 422 })
          : { done: 'Added the link Blog.' },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Add link' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a link' }))
    await userEvent.type(dialog.getByLabelText('Title'), 'Blog')
    await userEvent.type(dialog.getByLabelText('Address'), 'gym')
    await userEvent.click(dialog.getByRole('button', { name: 'Add link' }))
    expect(await dialog.findByText(errors[0]!.message)).toBeInTheDocument()
    await userEvent.clear(dialog.getByLabelText('Address'))
    await userEvent.type(dialog.getByLabelText('Address'), '/blog')
    await userEvent.click(dialog.getByRole('button', { name: 'Add link' }))
    await waitFor(() => expect(inputs('menu-links.add').at(-1)).toEqual({ title: 'Blog', url: '/blog' }))
  })

  test('move up, but not the first, and are removed', async () => {
    const { inputs } = open({
      'menu-links.move': () => ({ done: 'Our gym is number 1 of 2.' }),
      'menu-links.remove': () => ({ done: 'Removed the link Our gym.' }),
    })
    await userEvent.click((await rowOf('Our gym')).getByRole('button', { name: 'Move up' }))
    await waitFor(() => expect(inputs('menu-links.move')).toEqual([{ id: 2, to: 'up' }]))
    expect((await rowOf('Open mat')).queryByRole('button', { name: 'Move up' })).toBeNull()
    await userEvent.click((await rowOf('Our gym')).getByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Our gym?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(inputs('menu-links.remove')).toEqual([{ id: 2 }]))
  })
})
