import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'

const lines = [
  { term: 'tabi boots', searches: 12, last_day: '2026-11-26' },
  { term: '=sai', searches: 2, last_day: '2026-11-01' },
]

describe('searches without results', () => {
  test('are a table and a CSV file', async () => {
    const files: Blob[] = []
    URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:1')
    HTMLAnchorElement.prototype.click = () => undefined
    openConsole('/operations/reports/searches', { 'reports.empty-searches': () => ({ rows: lines }) })
    const table = await screen.findByRole('table', { name: 'Searches without results, the most frequent first' })
    expect(await within(table).findByRole('row', { name: 'tabi boots 12 2026-11-26' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
    expect(files[0]!.size).toBe("term,searches,last_day\r\ntabi boots,12,2026-11-26\r\n'=sai,2,2026-11-01\r\n".length)
  })

  test('say so when there are none', async () => {
    openConsole('/operations/reports/searches', { 'reports.empty-searches': () => ({ rows: [] }) })
    expect(await screen.findByText('Every search found something')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled()
  })
})
