import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../../testing/open-page'

// By label, not by role: role queries compute names through every element of the drawing.
const drawing = (name: RegExp) => screen.findByLabelText(name)

describe('gear designer page', () => {
  test('selects parts and colors, draws them, and undoes', async () => {
    openPage('/model')
    await drawing(/^Boxing glove, hook and loop: shell red/)
    await userEvent.click(within(screen.getByLabelText('Part')).getByLabelText('Cuff'))
    await userEvent.click(within(screen.getByLabelText('Color of the cuff')).getByLabelText('Teal'))
    expect(await drawing(/cuff teal/)).toBeVisible()
    expect(screen.getByText('Cuff teal')).toBeInTheDocument()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(await drawing(/cuff black/)).toBeVisible()
    expect(screen.getByText('Undone: Cuff black')).toBeInTheDocument()
  })

  test('opens the design of a link and names what it can’t read', async () => {
    openPage('/model?product=gi&jacket=navy&lapel=plaid&text-chest=white~block~TITANS')
    expect(await drawing(/jacket navy.*“TITANS” on the chest in white/)).toBeVisible()
    expect(screen.getByText(/options in this link for lapel/)).toBeVisible()
  })

  test('warns about low contrast, fixes it, and restores the focus', async () => {
    openPage('/model?text-cuff=charcoal~block~TITANS')
    await screen.findByText('“TITANS” is hard to read')
    const chosen = within(screen.getByLabelText('Text color')).getByLabelText('Charcoal')
    chosen.focus()
    await userEvent.tab()
    expect(screen.getByText(/^Use .* letters$/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByText('“TITANS” is hard to read')).toBeNull()
    expect(chosen).toHaveFocus()
  })

  test('leaves Ctrl+Z to text fields and announces no single characters', async () => {
    openPage('/model')
    await userEvent.type(await screen.findByLabelText(/^Text on the cuff/), 'TI')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(screen.getByLabelText(/^Text on the cuff/)).toHaveValue('TI')
    expect(screen.queryByText('“T” on the cuff in white')).toBeNull()
  })

  test('stores changes in the URL immediately, and keeps the focus on the last undo', async () => {
    openPage('/model')
    await drawing(/shell red/)
    await userEvent.click(within(screen.getByLabelText('Color of the shell')).getByLabelText('Teal'))
    expect(window.location.search).toContain('shell=teal')
    await userEvent.click(screen.getByLabelText('Undo'))
    expect(await drawing(/shell red/)).toBeVisible()
    // Disabling the button would lose the focus.
    expect(screen.getByLabelText('Undo')).toBeEnabled()
    expect(screen.getByLabelText('Undo')).toHaveAttribute('aria-disabled', 'true')
  })

  test('resets to the design of the link', async () => {
    openPage('/model?shell=navy')
    await drawing(/shell navy/)
    await userEvent.click(screen.getByText('Start over'))
    expect(await drawing(/shell red/)).toBeVisible()
  })
})
