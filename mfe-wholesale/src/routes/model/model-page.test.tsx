import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../../testing/open-page'

// By label, not by role: a role's name is looked up through every piece of the drawing.
const drawing = (name: RegExp) => screen.findByLabelText(name)

describe('the gear designer', () => {
  it('names parts and colors, draws what is chosen, and takes it back', async () => {
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

  it('opens what a link says, and names what it can’t', async () => {
    openPage('/model?product=gi&jacket=navy&lapel=plaid&text-chest=white~block~TITANS')
    expect(await drawing(/jacket navy.*“TITANS” on the chest in white/)).toBeVisible()
    expect(screen.getByText(/What it says of lapel/)).toBeVisible()
  })

  it('warns of faint letters, mends them, and leaves the focus where it came from', async () => {
    openPage('/model?text-cuff=charcoal~block~TITANS')
    await screen.findByText('“TITANS” is hard to read')
    const chosen = within(screen.getByLabelText('Color of the letters')).getByLabelText('Charcoal')
    chosen.focus()
    await userEvent.tab()
    expect(screen.getByText(/^Use .* letters$/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByText('“TITANS” is hard to read')).toBeNull()
    expect(chosen).toHaveFocus()
  })

  it('leaves typing and its Ctrl+Z to the field, and reads no single letters aloud', async () => {
    openPage('/model')
    await userEvent.type(await screen.findByLabelText(/^Text on the cuff/), 'TI')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(screen.getByLabelText(/^Text on the cuff/)).toHaveValue('TI')
    expect(screen.queryByText('“T” on the cuff in white')).toBeNull()
  })

  it('keeps a change in the address at once, and the focus where the last step was taken back', async () => {
    openPage('/model')
    await drawing(/shell red/)
    await userEvent.click(within(screen.getByLabelText('Color of the shell')).getByLabelText('Teal'))
    expect(window.location.search).toContain('shell=teal')
    await userEvent.click(screen.getByLabelText('Undo'))
    expect(await drawing(/shell red/)).toBeVisible()
    // A disabled button would lose it.
    expect(screen.getByLabelText('Undo')).toBeEnabled()
    expect(screen.getByLabelText('Undo')).toHaveAttribute('aria-disabled', 'true')
  })

  it('starts over from what a link opened', async () => {
    openPage('/model?shell=navy')
    await drawing(/shell navy/)
    await userEvent.click(screen.getByText('Start over'))
    expect(await drawing(/shell red/)).toBeVisible()
  })
})
