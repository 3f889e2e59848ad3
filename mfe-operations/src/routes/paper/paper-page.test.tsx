import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { orderAnswer, orderLine } from '../../testing/orders'

const address = `/operations/orders/${orderLine.number}`

describe('paper page', () => {
  test('prints a pick list by SKU', async () => {
    const print = jest.fn()
    window.print = print
    openConsole(address, { 'orders.show': () => orderAnswer() })
    await userEvent.click(await screen.findByRole('link', { name: 'Pick list' }))
    const paper = within(await screen.findByRole('article'))
    const skus = paper
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
    expect(skus).toEqual(['BLT-A2', 'GLV-16-BLK'])
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalled()
  })

  test('has on the packing slip of a parcel only what is in it', async () => {
    const answer = orderAnswer()
    const [, belt] = answer.tables.items
    answer.tables.parcels = [{ id: 3, carrier: 'UPS', tracking: '1Z-0001', status: 'packed', eta: null }]
    answer.tables.parcel_items = [{ ...belt!, parcel: 3, quantity: 1 }]
    openConsole(`${address}/packing-slip?parcel=3`, { 'orders.show': () => answer })
    const paper = within(await screen.findByRole('article'))
    expect(paper.getByText('Parcel 3: UPS 1Z-0001')).toBeInTheDocument()
    expect(paper.getAllByRole('row').slice(1)).toHaveLength(1)
    expect(paper.getByRole('cell', { name: '1' })).toBeInTheDocument()
  })

  test('prints the slips of several orders at once', async () => {
    const { inputs } = openConsole('/operations/packing-slips?orders=AAA,BBB', {
      'orders.show': ({ number }) => orderAnswer({ number: String(number) }),
    })
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(screen.getByRole('heading', { name: 'Packing slip BBB' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Print 2' })).toBeEnabled()
    expect(inputs('orders.show')).toEqual([{ number: 'AAA' }, { number: 'BBB' }])
  })

  test('has the address on a packing slip, and no price', async () => {
    openConsole(`${address}/packing-slip`, { 'orders.show': () => orderAnswer() })
    const paper = await screen.findByRole('article')
    expect(within(paper).getByText('12 Corner St')).toBeInTheDocument()
    expect(paper).not.toHaveTextContent('$')
  })
})
