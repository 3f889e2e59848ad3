import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole, type Answers } from '../../testing/open-console'

const text = '# Returns\n\nThirty days.\n\n## How\n\nSend it back.\n'
const page = {
  title: 'Returns',
  summary: 'Thirty days.',
  sections: [{ heading: 'How', paragraphs: ['Send it.'], items: ['Unworn'] }],
}
const open = (published: boolean, answers: Answers = {}) =>
  openConsole('/operations/content/pages/returns', {
    'pages.show': () => ({ record: { ...page, slug: 'returns', published, text, state: 'aaa' } }),
    'pages.preview': () => ({ record: page }),
    ...answers,
  })

describe('information page', () => {
  test.each([
    [true, 'Published', 'Withdraw', 'pages.withdraw'],
    [false, 'Draft', 'Publish', 'pages.publish'],
  ])(
    'a page that is published or not (%s) is %s and can be changed to the other',
    async (published, status, label, name) => {
      const { inputs, heading } = open(published, { [name]: () => ({ done: 'Done.' }) })
      await heading('Returns')
      expect(screen.getByText(status)).toBeInTheDocument()
      await userEvent.click(screen.getByRole('button', { name: label }))
      const dialog = await screen.findByRole('dialog', { name: `${label} Returns` })
      await userEvent.click(within(dialog).getByRole('button', { name: label }))
      await waitFor(() => expect(inputs(name)).toEqual([{ slug: 'returns' }]))
    },
  )

  test.each([true, false])('links to the shop only when published (%s)', async (published) => {
    const { heading } = open(published)
    await heading('Returns')
    const links = screen.queryAllByRole('link', { name: 'View in the shop' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(published ? ['/pages/returns'] : [])
  })

  test('shows the line that is not valid, next to the last valid preview', async () => {
    const message = 'Line 1: a page starts with its title, as in "# Returns".'
    open(true, {
      'pages.preview': ({ text: typed }) =>
        typed === text ? { record: page } : Response.json({ code: 'invalid', message }, { status: 422 }),
    })
    const preview = await screen.findByRole('region', { name: 'Preview' })
    expect(await within(preview).findByText('Unworn')).toBeInTheDocument()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), 'x')
    expect(await within(preview).findByText(message)).toBeInTheDocument()
    expect(within(preview).getByText('Unworn')).toBeInTheDocument()
  })

  test.each([
    ['Keep your text', `${text}Mine.`],
    ['Take their text', '# Theirs\n'],
  ])('shows what someone else saved: "%s" saves over it with its state', async (choice, saved) => {
    const current = { text: '# Theirs\n', state: 'bbb' }
    const message = 'Page returns changed while you were editing.'
    const { inputs } = open(true, {
      'pages.edit': ({ state }) =>
        state === 'aaa'
          ? Response.json({ code: 'conflict', message, current }, { status: 409 })
          : { done: 'Page returns was changed.' },
    })
    const field = await screen.findByRole('textbox', { name: 'Text' })
    await userEvent.type(field, 'Mine.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByLabelText('Their text')).toHaveTextContent('# Theirs')
    await userEvent.click(screen.getByRole('button', { name: choice }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Page returns was changed.')
    expect(inputs('pages.edit')).toEqual([
      { slug: 'returns', text: `${text}Mine.`, state: 'aaa' },
      { slug: 'returns', text: saved, state: 'bbb' },
    ])
  })
})
