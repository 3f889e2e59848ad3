import { fakeUploads } from '../../testing/fake-xhr'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { owner } from '../../testing/owner'

const line = (category: string, more: object = {}) => ({
  category,
  parent: null,
  title: category[0]!.toUpperCase() + category.slice(1),
  description: '',
  picture: '/api/media/art/ring',
  level: 1,
  in_menu: true,
  products: 0,
  ...more,
})
const lines = [line('gloves', { products: 3 }), line('mitts', { parent: 'gloves', level: 2 }), line('belts')]
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr')!

describe('categories page', () => {
  test('adds a category below another one', async () => {
    const { inputs } = openConsole('/operations/products/categories', {
      'categories.list': () => ({ rows: lines }),
      'categories.add': () => ({ done: 'Added the category Head guards.' }),
    })
    await rowOf('Belts')
    await userEvent.click(screen.getByRole('button', { name: 'Add category' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add a category' })
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Head guards')
    await userEvent.selectOptions(within(dialog).getByLabelText(/^Below/), 'Gloves')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add category' }))
    await waitFor(() =>
      expect(inputs('categories.add')).toEqual([{ title: 'Head guards', description: '', parent: 'gloves' }]),
    )
  })

  test('moves a category up among its siblings, of which the first has nowhere to go', async () => {
    const { inputs } = openConsole('/operations/products/categories', {
      'categories.list': () => ({ rows: lines }),
      'categories.move': () => ({ done: 'Belts is number 1 of 2.' }),
    })
    await userEvent.click(within(await rowOf('Belts')).getByRole('button', { name: 'Move up' }))
    await waitFor(() => expect(inputs('categories.move')).toEqual([{ category: 'belts', to: 'up' }]))
    expect(within(await rowOf('Mitts')).queryByRole('button', { name: /up$/ })).toBeNull()
  })

  test('hides a category from the menu, and shows which ones are hidden', async () => {
    const { inputs } = openConsole('/operations/products/categories', {
      'categories.list': () => ({
        rows: [lines[0], line('belts', { in_menu: false }), line('ranks', { parent: 'belts', level: 2 })],
      }),
      'categories.change': () => ({ done: 'Changed the category Gloves.' }),
    })
    await userEvent.click(within(await rowOf('Gloves')).getByRole('button', { name: 'Hide' }))
    await waitFor(() => expect(inputs('categories.change')).toEqual([{ category: 'gloves', in_menu: false }]))
    expect(within(await rowOf('Belts')).getByText('Hidden')).toBeInTheDocument()
    expect(within(await rowOf('Ranks')).getByText('Hidden')).toBeInTheDocument()
    expect(within(await rowOf('Belts')).getByRole('button', { name: 'Show' })).toBeInTheDocument()
  })

  test('shows a photograph once it is uploaded', async () => {
    fakeUploads()
    const { inputs, calls } = openConsole(
      '/operations/products/categories',
      {
        'categories.list': () => ({ rows: lines }),
        'categories.change': () => ({ done: 'Changed the category Belts.' }),
      },
      { 'POST /staff/uploads/photographs.add': () => ({ done: 'Added category-belts.jpg (800 × 800).' }) },
    )
    await userEvent.click(within(await rowOf('Belts')).getByRole('button', { name: 'Picture' }))
    const dialog = await screen.findByRole('dialog', { name: 'Picture of Belts' })
    await userEvent.upload(
      within(dialog).getByLabelText('Picture'),
      new File(['x'], 'belts.jpg', { type: 'image/jpeg' }),
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upload' }))
    await waitFor(() =>
      expect(inputs('categories.change')).toEqual([{ category: 'belts', picture: 'category-belts.jpg' }]),
    )
    expect(calls.some(({ name }) => name === 'POST /staff/uploads/photographs.add')).toBe(true)
  })

  test('offers no changes to those who may only read', async () => {
    const operations = ['categories.list']
    openConsole(
      '/operations/products/categories',
      {
        'categories.list': () => ({ rows: lines }),
      },
      { 'GET /staff/session': () => ({ ...owner, operations }) },
    )
    await rowOf('Belts')
    expect(screen.queryByRole('button', { name: /add|change|remove|picture|move/i })).toBeNull()
  })
})
