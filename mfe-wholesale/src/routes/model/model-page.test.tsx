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

  it('warns of faint letters and mends them', async () => {
    openPage('/model?text-cuff=charcoal~block~TITANS')
    await screen.findByText('“TITANS” is hard to read')
    await userEvent.click(screen.getByText(/^Use .* letters$/))
    expect(screen.queryByText('“TITANS” is hard to read')).toBeNull()
  })
})
