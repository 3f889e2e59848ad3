import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'

const text = '# Orders\n\n## Where is my order?\n\nOn its way.\n'
const questions = { rows: [{ category: 'Orders', question: 'Where is my order?', answer: 'On its way.' }] }

describe('content page', () => {
  test('adds a page as a draft and opens it', async () => {
    const line = { slug: 'returns', title: 'Returns', status: 'published', sections: 3, updated: '2026-11-01 10:00' }
    const { inputs, path } = openConsole('/operations/content', {
      'pages.list': () => ({ rows: [line] }),
      'pages.add': () => ({ done: 'Page warranty was added as a draft.', detail: { slug: 'warranty' } }),
    })
    expect(await screen.findByRole('link', { name: 'Returns' })).toHaveAttribute(
      'href',
      '/operations/content/pages/returns',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Add page' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add a page' })
    await userEvent.type(within(dialog).getByLabelText('Title'), 'Warranty')
    await userEvent.type(within(dialog).getByLabelText('Address'), 'warranty')
    await userEvent.type(within(dialog).getByLabelText('Summary'), 'Two years{Enter}for all gloves.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add page' }))
    await waitFor(() => expect(path()).toBe('/operations/content/pages/warranty'))
    expect(inputs('pages.add')).toEqual([
      {
        slug: 'warranty',
        published: false,
        text: '# Warranty\n\nTwo years for all gloves.\n\n## First section\n\nYour text.\n',
      },
    ])
  })

  test('previews the questions while they are typed and saves them', async () => {
    const { inputs } = openConsole('/operations/content/questions', {
      'faqs.show': () => ({ record: { text, state: 'aaa' } }),
      'faqs.preview': ({ text: typed }) =>
        String(typed).includes('Now') ? { rows: [{ ...questions.rows[0], answer: 'Now.' }] } : questions,
      'faqs.edit': () => ({ done: 'The shop now has 1 questions.', detail: { state: 'bbb' } }),
    })
    const field = await screen.findByRole('textbox', { name: 'Text' })
    const preview = screen.getByRole('region', { name: 'Preview' })
    expect(await within(preview).findByText('On its way.')).toBeInTheDocument()
    await userEvent.clear(field)
    await userEvent.type(field, text.replace('On its way', 'Now'))
    expect(await within(preview).findByText('Now.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The shop now has 1 questions.')
    await userEvent.type(field, 'Soon.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(inputs('faqs.edit')).toHaveLength(2))
    expect(inputs('faqs.edit')).toEqual([
      { text: text.replace('On its way', 'Now'), state: 'aaa' },
      { text: `${text.replace('On its way', 'Now')}Soon.`, state: 'bbb' },
    ])
  })
})
