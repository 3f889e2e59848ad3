import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onDemand } from './on-demand'

const Chart = ({ title }: { title: string }) => <p>{title}</p>

describe('onDemand', () => {
  test('shows the placeholder until the code has loaded, and loads it once', async () => {
    const load = jest.fn(() => Promise.resolve(Chart))
    const Fetched = onDemand(load, <p>One moment</p>)
    const { unmount } = render(<Fetched title="Gloves" />)
    expect(screen.getByText('One moment')).toBeVisible()
    expect(await screen.findByText('Gloves')).toBeVisible()
    unmount()
    render(<Fetched title="Belts" />)
    expect(await screen.findByText('Belts')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('shows a load failure in place, keeps the page, and succeeds on retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let isUp = false
    const Fetched = onDemand(() => (isUp ? Promise.resolve(Chart) : Promise.reject(new Error('offline'))), null)
    render(
      <main>
        <h1>The page</h1>
        <Fetched title="Gloves" />
      </main>,
    )
    expect(await screen.findByText(/unavailable right now/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Gloves')).toBeVisible()
  })
})
