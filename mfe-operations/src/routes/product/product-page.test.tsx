import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'

const image = '/api/media/products/photo-1'
const record = {
  id: 7,
  title: 'Bag Glove',
  slug: 'bag-glove',
  brand: 'Ironside',
  category: 'gloves',
  description: 'Made to last.',
  materials: 'Leather',
  features: ['Gel padding'],
  state: 'draft',
  sale_starts: null,
  sale_ends: null,
  version: 'v1',
}
const tables = {
  variants: [
    { sku: 'GLV-10', size: '10 oz', color: 'Black', price: 60, sale_price: 45, stock: 10 },
    { sku: 'GLV-12', size: '12 oz', color: 'Black', price: 60, sale_price: null, stock: 3 },
  ],
  colors: [{ name: 'Black', hex: '#111111', picture: 'one.jpg', image }],
  pictures: [
    { name: 'one.jpg', image, alt: 'From the front', focal_x: 0.5, focal_y: 0.5 },
    { name: 'two.jpg', image: `${image}2`, alt: 'From the side', focal_x: 0.5, focal_y: 0.5 },
  ],
}
const answers = {
  'products.show': () => ({ record, tables }),
  'categories.list': () => ({ rows: [{ category: 'gloves', title: 'Gloves' }] }),
  'photographs.edit': () => ({ done: 'Changed.' }),
  'products.save': () => ({ done: 'Saved Bag Glove.', detail: { id: 7 } }),
}
const open = async (more: Parameters<typeof openConsole>[1] = {}) => {
  const opened = openConsole('/operations/products/7', { ...answers, ...more })
  await opened.heading('Bag Glove')
  await screen.findByRole('combobox', { name: /Category/ })
  return opened
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const field = (name: string | RegExp) => screen.getByRole('textbox', { name })

describe('product page', () => {
  test('saves texts, prices and stock with the state that they were changed from', async () => {
    const { inputs } = await open()
    await userEvent.clear(field('In stock of 12 oz in Black'))
    await userEvent.type(field('In stock of 12 oz in Black'), '8')
    await userEvent.type(screen.getByLabelText('Price for all'), '65')
    await userEvent.click(screen.getByRole('button', { name: 'Set all prices' }))
    await save()
    expect(await screen.findByText('Saved Bag Glove.')).toBeInTheDocument()
    expect(inputs('products.save')).toEqual([
      expect.objectContaining({
        id: 7,
        version: 'v1',
        title: 'Bag Glove',
        pictures: ['one.jpg', 'two.jpg'],
        variants: [
          { sku: 'GLV-10', size: '10 oz', color: 'Black', price: 65, sale_price: 45, stock: 10, stock_from: 10 },
          { sku: 'GLV-12', size: '12 oz', color: 'Black', price: 65, sale_price: null, stock: 8, stock_from: 3 },
        ],
      }),
    ])
  })

  test('adds a color in all sizes, and a size in all colors', async () => {
    await open()
    await userEvent.type(screen.getByLabelText('New color'), 'Red')
    await userEvent.click(screen.getByRole('button', { name: 'Add color' }))
    await userEvent.type(screen.getByLabelText('New size'), '14 oz')
    await userEvent.click(screen.getByRole('button', { name: 'Add size' }))
    for (const size of ['10 oz', '12 oz', '14 oz']) expect(field(`SKU of ${size} in Red`)).toHaveValue('')
    expect(field('SKU of 14 oz in Black')).toHaveValue('')
    await save()
    expect(await screen.findByText('Enter a SKU for 10 oz in Red.')).toBeInTheDocument()
  })

  test('orders pictures by buttons and moves a focal point by arrow keys', async () => {
    const { inputs } = await open()
    screen.getByRole('button', { name: /Focal point of picture 1/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await userEvent.click(screen.getByRole('button', { name: 'Move picture 2 forward' }))
    await save()
    await waitFor(() => expect(inputs('products.save')).toMatchObject([{ pictures: ['two.jpg', 'one.jpg'] }]))
    expect(inputs('photographs.edit')).toContainEqual({
      name: 'one.jpg',
      alt: 'From the front',
      focal_x: 0.55,
      focal_y: 0.45,
    })
  })

  test('demands a description of each photograph', async () => {
    const { inputs } = await open()
    await userEvent.clear(field('Description of picture 2'))
    await save()
    expect(await screen.findByText(/Describe the photograph two\.jpg/)).toBeInTheDocument()
    expect(inputs('products.save')).toEqual([])
  })

  test('shows both versions of a product that someone else changed, and saves either', async () => {
    const current = { ...record, ...tables, title: 'Heavy Glove', version: 'v2' }
    let isRefused = true
    const { inputs } = await open({
      'products.save': () => {
        if (!isRefused) return { done: 'Saved Bag Glove.', detail: { id: 7 } }
        isRefused = false
        return Response.json({ code: 'conflict', message: 'Someone else changed it.', current }, { status: 409 })
      },
    })
    await save()
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this product' }))
    expect(dialog.getByRole('row', { name: 'title Bag Glove Heavy Glove' })).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(inputs('products.save')).toMatchObject([{ version: 'v1' }, { version: 'v2' }]))
  })

  test('previews what is not published', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }))
    expect(dialog.getByText('Only staff see this: it is not published.')).toBeInTheDocument()
    expect(dialog.getByText('Gel padding')).toBeInTheDocument()
  })
})
