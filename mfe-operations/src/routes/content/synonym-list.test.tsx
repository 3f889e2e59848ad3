import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'

describe('synonym list', () => {
  test('adds terms, one on each line', async () => {
    const { inputs } = openConsole('/operations/content/search-words', {
      'synonyms.list': () => ({ rows: [{ id: 4, terms: ['gi', 'kimono'] }] }),
      'synonyms.add': () => ({ done: 'Searches treat these alike: sabre, saber.' }),
    })
    expect(await screen.findByText('gi, kimono')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add terms' }))
    const dialog = await screen.findByRole('dialog', { name: 'Terms that mean the same' })
    await userEvent.type(within(dialog).getByLabelText(/Terms/), 'sabre{Enter} saber {Enter}')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add terms' }))
    await waitFor(() => expect(inputs('synonyms.add')).toEqual([{ terms: ['sabre', 'saber'] }]))
  })

  test('changes terms with what they were', async () => {
    const { inputs } = openConsole('/operations/content/search-words', {
      'synonyms.list': () => ({ rows: [{ id: 4, terms: ['gi', 'kimono'] }] }),
      'synonyms.change': () => ({ done: 'Searches treat these alike: gi, kimono, dogi.' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change terms' })
    await userEvent.type(within(dialog).getByLabelText(/Terms/), '{Enter}dogi')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(inputs('synonyms.change')).toEqual([{ id: 4, was: ['gi', 'kimono'], terms: ['gi', 'kimono', 'dogi'] }]),
    )
  })
})
