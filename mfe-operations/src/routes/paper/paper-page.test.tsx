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

  test('has the address on a packing slip, and no price', async () => {
    openConsole(`${address}/packing-slip`, { 'orders.show': () => orderAnswer() })
    const paper = await screen.findByRole('article')
    expect(within(paper).getByText('12 Corner St')).toBeInTheDocument()
    expect(paper).not.toHaveTextContent('$')
  })
})
