import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'

const line = { sku: 'GLV-16-BLK', product: 'Sparring gloves', color: 'Black', size: '16 oz', stock: 2, waiting: 3 }

describe('stock page', () => {
  test('changes a number only from the one on screen', async () => {
    const { inputs } = openConsole('/operations/stock?below=5', {
      'stock.list': () => ({ rows: [line] }),
      'stock.set': () =>
        Response.json({ code: 'conflict', message: 'GLV-16-BLK has 1 in stock, not 2.' }, { status: 409 }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Stock of GLV-16-BLK' }))
    const field = dialog.getByLabelText(/In stock/)
    expect(field).toHaveValue('2')
    await userEvent.clear(field)
    await userEvent.type(field, '12')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('GLV-16-BLK has 1 in stock, not 2.')).toBeInTheDocument()
    expect(inputs('stock.list')).toEqual([{ below: 5, limit: 50 }])
    expect(inputs('stock.set')).toEqual([{ sku: line.sku, from: 2, to: 12 }])
  })
})
