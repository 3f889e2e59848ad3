import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeUploads } from '../../testing/fake-xhr'
import { openConsole } from '../../testing/open-console'

const file = new File(['sku,price\nGLV-1,62\n'], 'prices.csv', { type: 'text/csv' })
const changes = [{ line: 2, subject: 'bag-glove GLV-1', column: 'price', before: '59.00', after: '62.00' }]
const done = 'Products: 0 added, 0 changed, 1 unchanged. Variants: 0 added, 1 changed, 0 unchanged.'
const upload = 'POST /staff/uploads/catalogue.import'

const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('product import page', () => {
  beforeAll(fakeUploads)

  test('shows the changes of a file first, and imports it in a second step', async () => {
    const { calls } = openConsole(
      '/operations/products/import',
      {},
      {
        [upload]: () => ({ done, detail: { changes, more_changes: 1200 } }),
      },
    )
    expect(await screen.findByRole('link', { name: 'Download all products as CSV' })).toHaveAttribute(
      'href',
      '/api/staff/downloads/catalogue.export?input=%7B%7D',
    )
    expect(screen.getByRole('button', { name: 'Show changes' })).toBeDisabled()
    await userEvent.upload(screen.getByLabelText('CSV file'), file)
    await userEvent.click(screen.getByRole('button', { name: 'Show changes' }))
    expect(await screen.findByText(`Nothing is changed yet. ${done}`)).toBeInTheDocument()
    expect(cellsOf('What will change')).toEqual(['2', 'bag-glove GLV-1', 'price', '59.00', '62.00'])
    expect(screen.getByText('… and 1,200 more changes.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    expect(await screen.findByText(done)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument()
    const forms = calls.filter(({ name }) => name === upload).map(({ body }) => body as FormData)
    expect(forms.map((form) => form.get('dry_run'))).toEqual(['true', null])
    expect(forms[1]!.get('input')).toBe('{"file":"prices.csv"}')
  })

  test('shows the problems of a file by line, and offers no import', async () => {
    const problems = [{ line: 2, column: 'price (B)', reason: '"x" is not a price in dollars, such as 49.95' }]
    const refusal = { code: 'bad_rows', message: '1 of 1 rows are invalid, so nothing was imported.', problems }
    openConsole('/operations/products/import', {}, { [upload]: () => Response.json(refusal, { status: 422 }) })
    await userEvent.upload(await screen.findByLabelText('CSV file'), file)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Skip bad rows and import the others' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show changes' }))
    expect(await screen.findByText(refusal.message)).toBeInTheDocument()
    expect(cellsOf('Problems by line')).toEqual(['2', 'price (B)', problems[0]!.reason])
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument()
  })

  test('imports another table by its own operation', async () => {
    openConsole(
      '/operations/products/import',
      {},
      {
        'POST /staff/uploads/states.import': () => ({ done: '1 added.', detail: { changes: [], more_changes: 0 } }),
      },
    )
    await userEvent.selectOptions(await screen.findByLabelText('Table'), 'States and sales tax')
    await userEvent.upload(screen.getByLabelText('CSV file'), file)
    await userEvent.click(screen.getByRole('button', { name: 'Show changes' }))
    expect(await screen.findByText('Nothing is changed yet. 1 added.')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Download/ })).not.toBeInTheDocument()
  })
})
