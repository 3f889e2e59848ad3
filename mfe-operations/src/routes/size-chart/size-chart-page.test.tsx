import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole, type Answers } from '../../testing/open-console'

const text = '# Belts\n\nUnit: cm\n\n| Size | Length |\n| --- | --- |\n| A1 | 260 |\n'
const chart = {
  title: 'Belts',
  unit: 'cm',
  columns: ['Size', 'Length'],
  rows: [['A1', '260']],
  howToMeasure: ['Hips.'],
}
const categories = [
  { category: 'belts', title: 'Belts' },
  { category: 'gloves', title: 'Gloves' },
]
const open = (answers: Answers = {}) =>
  openConsole('/operations/content/size-charts/belts', {
    'categories.list': () => ({ rows: categories }),
    'size-charts.show': ({ category }) => ({
      record: { category, title: 'Belts', below: ['rank-belts'], text, state: 'aaa' },
    }),
    'size-charts.preview': () => ({ record: chart }),
    ...answers,
  })

describe('size chart', () => {
  test('is added to a category without one, and opened', async () => {
    const line = { category: 'belts', title: 'Belts', unit: 'cm', sizes: 3, below: ['rank-belts'] }
    const { inputs, path } = openConsole('/operations/content/size-charts', {
      'size-charts.list': () => ({ rows: [line] }),
      'categories.list': () => ({ rows: categories }),
      'size-charts.add': () => ({ done: 'Added.', detail: { category: 'gloves' } }),
    })
    expect(await screen.findByText('belts, rank-belts')).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Add size chart' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a size chart' }))
    expect(dialog.queryByRole('option', { name: 'Belts' })).toBeNull()
    await userEvent.type(dialog.getByLabelText('Title'), 'Glove weights')
    await userEvent.type(dialog.getByLabelText('Unit'), 'oz')
    await userEvent.click(dialog.getByRole('button', { name: 'Add size chart' }))
    await waitFor(() => expect(path()).toBe('/operations/content/size-charts/gloves'))
    expect(inputs('size-charts.add')).toEqual([
      { category: 'gloves', text: expect.stringMatching(/^# Glove weights\n\nUnit: oz\n\n\| Size \|/) as string },
    ])
  })

  test('is previewed as a table with its steps, and saved with its state', async () => {
    const { inputs, heading } = open({
      'size-charts.edit': () => ({ done: 'The size chart of belts was changed.', detail: { state: 'bbb' } }),
    })
    await heading('Belts')
    expect(screen.getByText('Used by belts, rank-belts')).toBeInTheDocument()
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    expect(await preview.findByRole('row', { name: 'A1 260' })).toBeInTheDocument()
    expect(preview.getByText('Hips.')).toBeInTheDocument()
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), '| A2 | 280 |')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(inputs('size-charts.edit')).toEqual([{ category: 'belts', text: `${text}| A2 | 280 |`, state: 'aaa' }]),
    )
  })

  test('is given to another category, whose address the page then has', async () => {
    const { inputs, path, heading } = open({
      'size-charts.assign': () => ({ done: 'Done.', detail: { category: 'gloves' } }),
    })
    await heading('Belts')
    await userEvent.click(await screen.findByRole('button', { name: 'Give to another category' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Category of Belts' }))
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Gloves')
    await userEvent.click(dialog.getByRole('button', { name: 'Give to another category' }))
    await waitFor(() => expect(path()).toBe('/operations/content/size-charts/gloves'))
    expect(inputs('size-charts.assign')).toEqual([{ category: 'belts', to: 'gloves' }])
  })
})
